import { add, addDrawings, type Drawing, type DrawingStyle, isWorded, type Point } from '@ramp/domain'
import { scaleDrawings } from './arrange/scale-drawings.ts'
import { EditorClipboard } from './editor-clipboard.ts'
import { objectAt } from './hit-test.ts'
import { MODES } from './modes/mode.ts'
import { drawTool } from './tools/draw/draw-tool.ts'
import type { Draws } from './tools/draw/shape-of-drag.ts'
import type { PenMode } from './tools/pen/pen-mode.ts'
import { placeDrawingTool } from './tools/place/place-drawing-tool.ts'
import { grownBy } from './tools/select/grown-by.ts'
import { shapedBy } from './tools/select/selection-handles.ts'
import { runTool } from './tools/tool.ts'
import { targetOf } from './tools/vertex/vertex-tool.ts'

/** A drawing as a card offers it: its place and id come from the editor. */
type Offered = (known: { readonly id: string; readonly at: Point }) => Drawing

const UPPER_LEFT = { x: 0, y: 0 } as const
/** A foot further, as copies lie. */
const BESIDE: Point = { x: 12, y: 12 }

/** Commands for drawings: putting them down, drawing them, changing their points and their words. */
export class EditorDrawing extends EditorClipboard {
  /**
   * Puts a drawing at the middle of the view and selects it, beside what was put there before; null where the mode is locked.
   */
  placeDrawing(offered: Offered): string | null {
    if (MODES[this.state.mode].isLocked) return null
    const drawing = offered({ id: this.newId(), at: this.#freeMiddle })
    this.store.act(() => {
      this.run('Add', 'added', addDrawings([drawing]))
      this.select([drawing.id])
    })
    return drawing.id
  }

  /** Takes a drawing into the hand: it follows the pointer, and release on the canvas places it. */
  carryDrawing(offered: Offered) {
    if (MODES[this.state.mode].isLocked) return
    const drawing = offered({ id: this.newId(), at: this.middleOfView })
    this.store.act(() => {
      this.hand.drop()
      this.hand.take(runTool(placeDrawingTool, { kind: 'carrying', drawing }))
    })
  }

  /** Gives the common box of the selected drawings a size, as it is typed; its upper left corner stays. */
  resize(size: Point, isEven = false): boolean {
    const shaped = shapedBy({ ...this.state, layout: this.decided })
    if (shaped?.kind !== 'several' || size.x < 0 || size.y < 0) return false
    this.run('Scale', 'scaled', scaleDrawings(shaped.drawings, { size, anchor: UPPER_LEFT, isEven }))
    return true
  }

  /**
   * Makes the selected drawings wider and longer by a step; parts have the size of their item. The steps of a key that is
   * held down are one entry of the history.
   */
  grow(by: Point, { isRepeat = false } = {}) {
    const shaped = shapedBy({ ...this.state, layout: this.decided })
    if (!shaped) return
    const edit = grownBy(shaped, by, this.state.camera)
    const { past, now } = this.state.history
    this.store.act(() => {
      this.hand.drop()
      if (isRepeat && past.length > 0 && now.kind === 'scaled') this.goOn('scaled', edit)
      else this.record('Scale', 'scaled', edit)
    })
  }

  /** Takes the drawing tool into the hand, where it stays; null puts it down (spec 2 §4, drawing tool). */
  draw(draws: Draws | null, style: Partial<DrawingStyle> = this.state.drawStyle) {
    const { mode } = this.state
    if (MODES[mode].isLocked) return
    this.store.act(() => {
      this.hand.drop()
      this.store.set({ draws, ...(draws && { selection: [] }) })
      this.hand.take(draws ? runTool(drawTool(draws, style)) : MODES[mode].tool)
    })
  }

  /** The look of what is drawn from now on; the tool in the hand takes it at once. */
  setDrawStyle(style: Partial<DrawingStyle>) {
    const drawStyle = { ...this.state.drawStyle, ...style }
    this.store.act(() => this.store.set({ drawStyle }))
    if (this.state.draws) this.draw(this.state.draws, drawStyle)
  }

  /** Puts down a tool that a person took into the hand; false when the mode's own is in it. */
  putDown(): boolean {
    const { tool, mode } = this.state
    if (tool === MODES[mode].tool) return false
    this.store.act(() => {
      this.store.set({ draws: null })
      this.hand.take(MODES[mode].tool)
    })
    return true
  }

  /** Shows the points of the selected line to change them; false when no line is selected (spec 2 §4). */
  setVertexMode(isOn: boolean): boolean {
    const { selection, mode } = this.state
    if (isOn && (MODES[mode].isLocked || !targetOf({ selection, layout: this.decided }))) return false
    this.store.act(() => {
      this.hand.drop()
      this.store.set({ draws: null })
      this.hand.take(isOn ? 'vertex' : MODES[mode].tool)
    })
    return true
  }

  setPenMode(penMode: PenMode) {
    this.store.act(() => {
      this.hand.drop()
      this.store.set({ penMode })
    })
  }

  /** The uppermost part or drawing at a place of the canvas. */
  objectAt(at: Point): string | null {
    return objectAt(this.decided, this.placement, at)
  }

  /** The words of a drawing are being written; null when that is over. */
  editText(id: string | null) {
    const drawing = this.decided.drawings.find((one) => one.id === id)
    const isWritten = drawing && isWorded(drawing) && !MODES[this.state.mode].isLocked
    this.store.act(() => this.store.set({ editingText: isWritten ? drawing.id : null }))
  }

  /** Two drawings put at one place would look like one; at the edge of the canvas there is no place beside. */
  get #freeMiddle(): Point {
    const { drawings, project } = this.decided
    const taken = new Set(drawings.map(({ at }) => `${at.x} ${at.y}`))
    let at = this.middleOfView
    while (taken.has(`${at.x} ${at.y}`)) at = add(at, BESIDE)
    return at.x <= project.canvas.width && at.y <= project.canvas.height ? at : this.middleOfView
  }
}
