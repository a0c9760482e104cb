import {
  type Analysis,
  type Catalogue,
  catalogueWith,
  type Edit,
  type Layout,
  objectsInOrder,
  type PartId,
  type Placement,
  type Point,
  placeParts,
} from '@ramp/domain'
import * as steps from '../history/history.ts'
import { axisLockOf } from '../input/keys.ts'
import { MODES } from '../modes/mode.ts'
import { type EditorState, NO_GESTURE, startState } from '../state/editor-state.ts'
import type { Pick } from '../state/pick.ts'
import type { Settings } from '../state/settings.ts'
import type { Intent, Refusal } from '../tools/tool.ts'
import { Listeners } from './listeners.ts'
import { newId } from './new-id.ts'
import { onLayout } from './on-layout.ts'
import { afterResetRule } from './reset-rule.ts'
import { type Held, heldOnCanvas } from './room-on-canvas.ts'
import { seenFrom, shiftOfStep } from './shift.ts'
import { Store } from './store.ts'
import { ToolController } from './tool-controller.ts'

export type Analyse = (layout: Layout, catalogue: Catalogue) => Analysis

export type EditorOptions = {
  readonly layout: Layout
  readonly catalogue: Catalogue
  readonly analyse: Analyse
  readonly settings?: Partial<Settings>
  /** Whether a layout can be kept and read again; an edit whose layout cannot is refused. */
  readonly canKeep?: (layout: Layout) => boolean
  /** Whether the drawing may only be looked at: every edit, undo and redo is refused. */
  readonly isReadOnly?: () => boolean
  /** Steps that led to the layout, where they are known from before. */
  readonly history?: steps.History
  readonly newId?: () => PartId
}

/**
 * The editor without a screen: the state, one edit per gesture, the steps of the history, and what follows from the
 * layout. What a person can do with it are the functions in `commands`. A screen shows `state`, which is replaced and
 * never changed in place.
 */
export class Editor {
  readonly store: Store
  readonly toolController: ToolController
  /** The keys that are down, as the browser names them, in small letters. */
  readonly heldKeys = new Set<string>()
  /** The catalogue without the parts made to measure for this layout. */
  readonly catalogue: Catalogue
  readonly newId: () => PartId
  readonly #analyse: Analyse
  readonly #canKeep: (layout: Layout) => boolean
  readonly #isReadOnly: () => boolean
  readonly #picks = new Listeners<Pick>()
  readonly #refusals = new Listeners<Refusal>()
  #analysed: Analysis | null = null

  constructor(options: EditorOptions) {
    const { layout, catalogue, analyse, settings, history } = options
    this.catalogue = catalogue
    this.newId = options.newId ?? newId
    this.#analyse = analyse
    this.#canKeep = options.canKeep ?? (() => true)
    this.#isReadOnly = options.isReadOnly ?? (() => false)
    const start = startState(history?.now.layout ?? layout, settings)
    this.store = new Store(history ? { ...start, history } : start)
    this.toolController = new ToolController(
      this.store,
      () => ({
        catalogue: this.wholeCatalogue,
        placement: placeParts(this.decided.parts, this.wholeCatalogue),
        analyse: (decided) => this.#analyse(decided, this.catalogue),
        axisLock: axisLockOf(this.heldKeys),
        newId: this.newId,
      }),
      (intent) => this.#carryOut(intent),
    )
  }

  get state(): EditorState {
    return this.store.state
  }

  /** The layout without the gesture in progress. */
  get decided(): Layout {
    return this.state.history.now.layout
  }

  /** The catalogue with the parts made to measure for this layout. */
  get wholeCatalogue(): Catalogue {
    return catalogueWith(this.decided.customItems, this.catalogue)
  }

  /** Everything that follows from the layout on screen, the gesture in progress included. */
  get analysis(): Analysis {
    const { layout } = this.state
    const known = this.#analysed
    if (known?.layout === layout && known.catalogue === catalogueWith(layout.customItems, this.catalogue))
      return known
    this.#analysed = this.#analyse(layout, this.catalogue)
    return this.#analysed
  }

  get placement(): Placement {
    return placeParts(this.state.layout.parts, this.wholeCatalogue)
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    return this.store.subscribe(listener)
  }

  /** Tells what is clicked in the workflow modes; returns the function that ends it. */
  onPick(listener: (pick: Pick) => void): () => void {
    return this.#picks.add(listener)
  }

  /** Tells what could not be let go where it was; returns the function that ends it. */
  onRefusal(listener: (refusal: Refusal) => void): () => void {
    return this.#refusals.add(listener)
  }

  /** Makes an edit and records it. An edit that changes nothing leaves no entry. */
  run(label: string, kind: steps.EditKind, edit: Edit) {
    this.store.act(() => {
      this.toolController.drop()
      this.#record(label, kind, edit)
    })
  }

  /** Makes an edit that goes on with the entry before it, where that has the same label: undo takes both back at once. */
  goOn(label: string, kind: steps.EditKind, edit: Edit) {
    const { past, now, isPaused } = this.state.history
    if (past.length === 0 || now.label !== label || isPaused) return this.run(label, kind, edit)
    this.amend(kind, edit)
  }

  /** Makes an edit that is no step of its own: it goes with the one before it. */
  amend(kind: steps.EditKind, edit: Edit) {
    this.store.act(() => {
      this.toolController.drop()
      const held = this.#after(edit, kind)
      if (held) this.#show(steps.amend(this.state.history, held.layout, held.shift), held.shift)
    })
  }

  /** Takes a step in the history, such as undo. */
  step(step: (history: steps.History) => steps.History) {
    this.store.act(() => {
      this.toolController.drop()
      if (this.#isReadOnly()) return this.refuse('read-only')
      const before = this.state.history
      const history = step(before)
      this.#show(history, shiftOfStep(before, history))
      this.#selectWhatCameBack(before.now)
    })
  }

  /** Says that something could not be done where it was wanted. */
  refuse(refusal: Refusal): null {
    this.#refusals.tell(refusal)
    return null
  }

  #record(label: string, kind: steps.EditKind, edit: Edit) {
    const held = this.#after(edit, kind)
    if (!held) return
    const { layout, shift } = held
    this.#show(steps.record(this.state.history, { label, kind, layout, ...(shift && { shift }) }), shift)
  }

  /** What an edit leaves behind; null when that is refused. */
  #after(edit: Edit, kind: steps.EditKind): Held | null {
    const before = this.decided
    const after = afterResetRule(before, edit(before), kind, this.state.mode)
    const asMade: Held = { layout: after }
    if (after === before) return asMade
    if (this.#isReadOnly()) return this.refuse('read-only')
    const held = kind === 'opened' ? asMade : heldOnCanvas(before, after, this.catalogue)
    if (!held) return this.refuse('off-canvas')
    return this.#canKeep(held.layout) ? held : this.refuse('cannot-be-kept')
  }

  /** Shows what is now; where everything moved on the canvas by `shift`, it stays where it is on the screen. */
  #show(history: steps.History, shift: Point = { x: 0, y: 0 }) {
    const { layout } = history.now
    if (layout === this.state.layout && history === this.state.history) return
    const selection = onLayout(this.state.selection, layout)
    this.store.set({ history, layout, gesture: NO_GESTURE, selection, ...seenFrom(this.state, shift) })
  }

  /** What undo or redo brings back to the canvas is selected, as it was when it went. */
  #selectWhatCameBack(before: steps.Entry) {
    const { history, tool, mode } = this.state
    const isUndone = history.future.includes(before)
    const isBack = isUndone ? before.kind === 'removed' : history.now.kind === 'added'
    if (!isBack || tool !== 'select' || MODES[mode].isLocked) return
    const known = new Set(objectsInOrder(before.layout).map(({ id }) => id))
    const back = objectsInOrder(history.now.layout).flatMap(({ id }) => (known.has(id) ? [] : [id]))
    if (back.length > 0) this.store.set({ selection: back })
  }

  #carryOut(intent: Extract<Intent, { type: 'select' | 'commit' | 'pick' | 'refuse' }>) {
    switch (intent.type) {
      case 'select':
        this.store.set({ selection: onLayout(intent.ids, this.decided) })
        break
      case 'commit':
        this.#record(intent.label, intent.kind, intent.edit)
        break
      case 'pick':
        this.#pick(intent.pick)
        break
      case 'refuse':
        this.refuse(intent.refusal)
    }
  }

  #pick(pick: Pick) {
    const { picked } = this.state
    if (pick.kind === 'closure') this.store.set({ picked: { ...picked, closure: pick.id } })
    if (pick.kind === 'leg') this.store.set({ picked: { ...picked, leg: pick.id } })
    if (pick.kind === 'spot') this.store.set({ picked: { ...picked, spot: pick.id } })
    if (pick.kind === 'site') this.store.set({ picked: { ...picked, site: pick.key } })
    if (pick.kind === 'place') this.store.set({ picked: { ...picked, place: pick.at } })
    this.#picks.tell(pick)
  }
}
