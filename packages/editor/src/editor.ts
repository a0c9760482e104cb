import {
  addObjects,
  addParts,
  type Degrees,
  type Edit,
  newPart,
  type Opening,
  objectsInOrder,
  type PartId,
  type Point,
  partKindOf,
  placeParts,
  removeObjects,
} from '@ramp/domain'
import { wheeled } from './camera/wheel.ts'
import { EditorDrawing } from './editor-drawing.ts'
import type { Answer, EditorEvent } from './editor-event.ts'
import { NOTHING_IN_HAND } from './editor-state.ts'
import type { RulerGuide } from './guides/ruler-guide.ts'
import type { EditKind } from './history/history.ts'
import { type Command, commandOf, heldBy, isSingleKey } from './keys.ts'
import { MODES, type Mode } from './modes/mode.ts'
import { type Copied, copiesOf, nudge, type Table, turn } from './selection-edits.ts'
import type { Settings } from './settings.ts'
import { atFreePlace, type ChangePart } from './tools/place/hold-part.ts'
import { placeTool } from './tools/place/place-tool.ts'
import { runTool } from './tools/tool.ts'

const asItIs: ChangePart = (part) => part
const UNHANDLED: Answer = { isHandled: false, request: null }
const HANDLED: Answer = { isHandled: true, request: null }

/** The editor without a screen. A screen sends events and shows `state`, which is replaced and never changed in place. */
export class Editor extends EditorDrawing {
  send(event: EditorEvent): Answer {
    return this.store.act(() => this.#answer(event))
  }

  selectAll() {
    this.select(objectsInOrder(this.decided).map(({ id }) => id))
  }

  /** Deletes the selected objects, where the mode lets parts go. */
  remove() {
    const { selection, mode } = this.state
    if (MODES[mode].keepsParts || selection.length === 0) return
    this.run('Delete', 'removed', removeObjects(selection))
  }

  /**
   * Moves the selection by a step; refused where system parts would come to overlap. The steps of a key that is held
   * down are one entry of the history.
   */
  nudge(by: Point, { isRepeat = false } = {}) {
    const { past, now } = this.state.history
    const goesOn = isRepeat && past.length > 0 && now.label === 'Nudge'
    this.#change('Nudge', 'moved', (ids, table) => nudge(ids, by, table), goesOn)
  }

  /** Turns the selection, or what is in the hand, clockwise by a step. */
  turn(degrees: Degrees) {
    if (this.state.tool.startsWith('place')) this.store.act(() => this.hand.send({ type: 'turn', degrees }))
    else this.#change('Rotate', 'rotated', (ids, table) => turn(ids, degrees, table))
  }

  clone() {
    this.#addCopies('Clone', this.#selected)
  }

  /** Puts an item at the middle of the view, or at the nearest free place; null when it cannot be put there. */
  place(shortName: string, change: ChangePart = asItIs): PartId | null {
    const item = this.wholeCatalogue.byShortName.get(shortName)
    const made = item && newPart(item, this.newId(), this.middleOfView, 0)
    const part = made && change(made)
    if (!part || MODES[this.state.mode].isLocked) return null
    this.store.act(() => {
      const free = atFreePlace(part, this.#table)
      if (!free) return this.refuse('placed-on-another')
      this.run('Add', 'added', addParts([free]))
      this.select([part.id])
    })
    return this.state.selection.includes(part.id) ? part.id : null
  }

  /** Takes an item into the hand: it follows the pointer, and release on the canvas places it. */
  carry(shortName: string, change: ChangePart = asItIs) {
    const item = this.wholeCatalogue.byShortName.get(shortName)
    if (!item || partKindOf(item) === null || MODES[this.state.mode].isLocked) return
    this.store.act(() => {
      this.hand.drop()
      const held = { id: this.newId(), item, rotation: 0, keepsRotation: false, change }
      this.hand.take(runTool(placeTool, { kind: 'carrying', held, at: null }))
    })
  }

  setMode(mode: Mode) {
    if (mode === this.state.mode) return
    this.store.act(() => {
      this.hand.drop()
      const selection = MODES[mode].isLocked ? [] : this.state.selection
      this.store.set({ ...NOTHING_IN_HAND, mode, selection })
      this.hand.take(MODES[mode].tool)
    })
  }

  /** An error forces Error mode, until another mode is chosen (spec 3 §4.1). */
  fail(error: string) {
    this.setMode('error')
    this.store.act(() => this.store.set({ error }))
  }

  /** A click on the mode that is already active leads back to Building (spec 1 §4). */
  toggleMode(mode: Mode) {
    this.setMode(mode === this.state.mode ? 'building' : mode)
  }

  setOpeningUse(openingUse: Opening['use']) {
    this.store.act(() => this.store.set({ openingUse }))
  }

  setShowsHeights(showsHeights: boolean) {
    this.store.act(() => this.store.set({ showsHeights }))
  }

  pickClosure(closure: string | null) {
    this.store.act(() => this.store.set({ picked: { ...this.state.picked, closure } }))
  }

  pickLeg(leg: string | null) {
    this.store.act(() => this.store.set({ picked: { ...this.state.picked, leg } }))
  }

  setSettings(settings: Partial<Settings>) {
    this.store.act(() => this.store.set({ settings: { ...this.state.settings, ...settings } }))
  }

  setRulerGuides(rulerGuides: readonly RulerGuide[]) {
    this.store.act(() => this.store.set({ rulerGuides }))
  }

  /** Takes a guide out of a ruler: it follows the pointer until release. */
  drawGuide(axis: RulerGuide['axis']) {
    this.store.act(() => this.hand.drawGuide(axis))
  }

  #answer(event: EditorEvent): Answer {
    switch (event.type) {
      case 'press':
      case 'move':
      case 'release':
        this.hand.pointer(event, this.heldKeys.has(' '))
        return HANDLED
      case 'leave':
        this.hand.leave()
        return HANDLED
      case 'wheel':
        this.store.set({ camera: wheeled(this.state.camera, event) })
        return HANDLED
      case 'cancel':
        this.heldKeys.clear()
        this.hand.drop()
        return HANDLED
      case 'key-up':
        this.heldKeys.delete(event.key.toLowerCase())
        this.hand.keysChanged(heldBy(event))
        return HANDLED
      case 'key': {
        if (!this.state.settings.singleKeys && isSingleKey(event)) return UNHANDLED
        if (!event.ctrl) this.heldKeys.add(event.key.toLowerCase())
        if (!event.isRepeat && this.hand.keysChanged(heldBy(event))) return HANDLED
        const command = commandOf(event)
        if (command) return this.#obey(command, event.isRepeat)
        return event.key === ' ' ? HANDLED : UNHANDLED
      }
    }
  }

  #obey(command: Command, isRepeat = false): Answer {
    switch (command.kind) {
      case 'nudge':
      case 'grow':
        this[command.kind](command.by, { isRepeat })
        break
      case 'turn':
        this.turn(command.degrees)
        break
      case 'select-all':
        this.selectAll()
        break
      case 'cancel':
        if (this.hand.isBusy) this.hand.end()
        else if (!this.putDown()) this.select([])
        break
      case 'enter':
        if (this.hand.isBusy) this.hand.end()
        else this.editText(this.state.selection.length === 1 ? (this.state.selection[0] ?? null) : null)
        break
      case 'save':
      case 'shortcuts':
      case 'join':
        return { isHandled: true, request: command.kind }
      case 'fit':
        this.fit(command.what)
        break
      case 'suppress':
        break
      default:
        this[command.kind]()
    }
    return HANDLED
  }

  #change(
    label: string,
    kind: EditKind,
    editOf: (ids: readonly PartId[], table: Table) => Edit | null,
    goesOn = false,
  ) {
    const { selection, mode } = this.state
    if (MODES[mode].isLocked || selection.length === 0) return
    const edit = editOf(selection, this.#table)
    if (!edit) return this.refuse('stays-where-it-is')
    if (goesOn) this.store.act(() => this.goOn(kind, edit))
    else this.run(label, kind, edit)
  }

  #addCopies(label: string, copied: Copied) {
    if (MODES[this.state.mode].keepsParts) return
    if (copied.parts.length + copied.drawings.length === 0) return
    const copies = copiesOf(copied, this.newId, this.#table)
    if (!copies) return this.refuse('placed-on-another')
    const { parts, drawings } = copies
    this.store.act(() => {
      this.run(label, 'added', addObjects(parts, drawings))
      this.select([...parts, ...drawings].map(({ id }) => id))
    })
  }

  get #table(): Table {
    const layout = this.decided
    return {
      layout,
      placement: placeParts(layout.parts, this.wholeCatalogue),
      catalogue: this.wholeCatalogue,
    }
  }

  get #selected(): Copied {
    const wanted = new Set(this.state.selection)
    const isWanted = ({ id }: { readonly id: string }) => wanted.has(id)
    return { parts: this.decided.parts.filter(isWanted), drawings: this.decided.drawings.filter(isWanted) }
  }
}
