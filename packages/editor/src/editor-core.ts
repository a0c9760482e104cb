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
import { type EditorState, NO_GESTURE, startState } from './editor-state.ts'
import { Hand, rotateHandleOf } from './hand.ts'
import * as steps from './history/history.ts'
import { axisLockOf } from './keys.ts'
import { leavesCanvas } from './leaves-canvas.ts'
import { MODES } from './modes/mode.ts'
import { newId } from './new-id.ts'
import type { Pick } from './pick.ts'
import { afterResetRule } from './reset-rule.ts'
import type { Settings } from './settings.ts'
import { Store } from './store.ts'
import type { Intent, Refusal } from './tools/tool.ts'

export type Analyse = (layout: Layout, catalogue: Catalogue) => Analysis

export type EditorOptions = {
  readonly layout: Layout
  readonly catalogue: Catalogue
  readonly analyse: Analyse
  readonly settings?: Partial<Settings>
  /** Whether a layout can be kept and read again; an edit whose layout cannot is refused. */
  readonly canKeep?: (layout: Layout) => boolean
  /** Steps that led to the layout, where they are known from before. */
  readonly history?: steps.History
  readonly newId?: () => PartId
}

/** State, history and what follows from the layout: everything but the commands a person gives. */
export class EditorCore {
  protected readonly store: Store
  protected readonly hand: Hand
  protected readonly heldKeys = new Set<string>()
  protected readonly newId: () => PartId
  readonly #analyse: Analyse
  readonly #canKeep: (layout: Layout) => boolean
  readonly #pickListeners = new Set<(pick: Pick) => void>()
  readonly #refusalListeners = new Set<(refusal: Refusal) => void>()
  #catalogue: Catalogue
  #analysed: Analysis | null = null

  constructor(options: EditorOptions) {
    const { layout, catalogue, analyse, settings, history } = options
    this.#catalogue = catalogue
    this.#analyse = analyse
    this.#canKeep = options.canKeep ?? (() => true)
    this.newId = options.newId ?? newId
    const start = startState(history?.now.layout ?? layout, settings)
    this.store = new Store(history ? { ...start, history } : start)
    this.hand = new Hand(
      this.store,
      () => ({
        catalogue: this.wholeCatalogue,
        placement: placeParts(this.decided.parts, this.wholeCatalogue),
        analyse: (decided) => this.#analyse(decided, this.#catalogue),
        axisLock: axisLockOf(this.heldKeys),
        newId: this.newId,
      }),
      (intent) => this.#carryOut(intent),
    )
  }

  get state(): EditorState {
    return this.store.state
  }

  get catalogue(): Catalogue {
    return this.#catalogue
  }

  /** Everything that follows from the layout on screen, the gesture in progress included. */
  get analysis(): Analysis {
    const { layout } = this.state
    const known = this.#analysed
    if (known?.layout === layout && known.catalogue === catalogueWith(layout.customItems, this.#catalogue))
      return known
    this.#analysed = this.#analyse(layout, this.#catalogue)
    return this.#analysed
  }

  get placement(): Placement {
    return placeParts(this.state.layout.parts, this.wholeCatalogue)
  }

  /** Where the handle that turns the selection stands; null when there is none. */
  get rotateHandle(): Point | null {
    return this.hand.isBusy ? null : rotateHandleOf(this.state, this.placement)
  }

  get canUndo(): boolean {
    return steps.canUndo(this.state.history)
  }

  get canRedo(): boolean {
    return steps.canRedo(this.state.history)
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    return this.store.subscribe(listener)
  }

  /** Tells what is clicked in the workflow modes; returns the function that ends it. */
  onPick(listener: (pick: Pick) => void): () => void {
    this.#pickListeners.add(listener)
    return () => {
      this.#pickListeners.delete(listener)
    }
  }

  /** Tells what could not be let go where it was; returns the function that ends it. */
  onRefusal(listener: (refusal: Refusal) => void): () => void {
    this.#refusalListeners.add(listener)
    return () => {
      this.#refusalListeners.delete(listener)
    }
  }

  /** Makes an edit and records it. An edit that changes nothing leaves no entry. */
  run(label: string, kind: steps.EditKind, edit: Edit) {
    this.store.act(() => {
      this.hand.drop()
      this.record(label, kind, edit)
    })
  }

  select(ids: readonly PartId[]) {
    this.store.act(() => this.store.set({ selection: this.#there(ids) }))
  }

  undo() {
    this.#step(steps.undo)
  }

  redo() {
    this.#step(steps.redo)
  }

  /** Goes several entries back (less than 0) or forth at once. */
  goInHistory(entries: number) {
    this.#step((history) => steps.goBy(history, entries))
  }

  /** Edits made while the history is paused go with the entry before them. */
  pauseHistory() {
    this.#step(steps.pause)
  }

  resumeHistory() {
    this.#step(steps.resume)
  }

  clearHistory() {
    this.#step(steps.clear)
  }

  /** Opens another layout: nothing of the one before is left. */
  load(layout: Layout) {
    this.store.act(() => {
      this.hand.drop()
      const { camera, viewSize, settings, rulerGuides } = this.state
      this.store.set({ ...startState(layout, settings), camera, viewSize, rulerGuides })
      this.hand.take(MODES.building.tool)
    })
  }

  setCatalogue(catalogue: Catalogue) {
    this.store.act(() => {
      this.#catalogue = catalogue
      this.store.set({})
    })
  }

  /** The catalogue with the parts made to measure for this layout. */
  protected get wholeCatalogue(): Catalogue {
    return catalogueWith(this.decided.customItems, this.#catalogue)
  }

  /** The layout without the gesture in progress. */
  protected get decided(): Layout {
    return this.state.history.now.layout
  }

  protected record(label: string, kind: steps.EditKind, edit: Edit) {
    const layout = this.#after(edit, kind)
    if (layout) this.#show(steps.record(this.state.history, { label, kind, layout }))
  }

  /** Makes an edit that goes on with the entry before it: undo takes both back at once. */
  protected goOn(kind: steps.EditKind, edit: Edit) {
    const layout = this.#after(edit, kind)
    if (layout) this.#show(steps.amend(this.state.history, layout))
  }

  /** What an edit leaves behind; null when that is refused. */
  #after(edit: Edit, kind: steps.EditKind): Layout | null {
    const before = this.decided
    const after = afterResetRule(before, edit(before), kind, this.state.mode)
    if (after === before) return after
    if (kind !== 'opened' && leavesCanvas(before, after)) return this.refuse('off-canvas')
    return this.#canKeep(after) ? after : this.refuse('cannot-be-kept')
  }

  /** Says that something could not be done where it was wanted. */
  protected refuse(refusal: Refusal): null {
    for (const listener of [...this.#refusalListeners]) listener(refusal)
    return null
  }

  #step(step: (history: steps.History) => steps.History) {
    this.store.act(() => {
      this.hand.drop()
      const before = this.state.history.now
      this.#show(step(this.state.history))
      this.#selectWhatCameBack(before)
    })
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

  #show(history: steps.History) {
    const { layout } = history.now
    if (layout === this.state.layout && history === this.state.history) return
    this.store.set({ history, layout, gesture: NO_GESTURE })
    this.store.set({ selection: this.#there(this.state.selection) })
  }

  /** The objects among these ids that are on the layout: what was refused, or undone, is not. */
  #there(ids: readonly PartId[]): readonly PartId[] {
    const there = new Set(objectsInOrder(this.decided).map(({ id }) => id))
    return ids.every((id) => there.has(id)) ? ids : ids.filter((id) => there.has(id))
  }

  #carryOut(intent: Extract<Intent, { type: 'select' | 'commit' | 'pick' | 'refuse' }>) {
    switch (intent.type) {
      case 'select':
        this.store.set({ selection: this.#there(intent.ids) })
        break
      case 'commit':
        this.record(intent.label, intent.kind, intent.edit)
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
    for (const listener of [...this.#pickListeners]) listener(pick)
  }
}
