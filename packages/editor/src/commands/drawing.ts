import { type Drawing, type DrawingStyle, isWorded, type Point } from '@ramp/domain'
import { commonBox, scaleDrawings, sizeOf } from '../arrange/scale-drawings.ts'
import type { Editor } from '../core/editor.ts'
import type { Draws } from '../modes/draws.ts'
import type { PenMode } from '../modes/pen-mode.ts'
import { drawTool } from '../tools/draw/draw-tool.ts'
import { grownBy } from '../tools/select/grown-by.ts'
import { type Shaped, shapedBy } from '../tools/select/selection-handles.ts'
import { siteUseOf } from '../tools/site/site-hand.ts'
import { runTool } from '../tools/tool.ts'
import { targetOf } from '../tools/vertex/vertex-tool.ts'
import { modeOf, takeTool } from './modes.ts'

const UPPER_LEFT = { x: 0, y: 0 } as const

/** Takes the drawing tool into the hand, where it stays; null puts it down (spec 2 §4, drawing tool). */
export function takeDrawTool(
  editor: Editor,
  draws: Draws | null,
  style: Partial<DrawingStyle> = editor.state.drawStyle,
): void {
  if (modeOf(editor).isLocked) return
  const tool = draws ? runTool(drawTool(draws, style)) : modeOf(editor).tool
  takeTool(editor, tool, { draws, ...(draws && { selection: [] }) })
}

/** The look of what is drawn from now on; the tool in the hand takes it at once. */
export function setDrawStyle(editor: Editor, style: Partial<DrawingStyle>): void {
  const drawStyle = { ...editor.state.drawStyle, ...style }
  const { draws } = editor.state
  editor.store.act(() => {
    editor.store.set({ drawStyle })
    if (draws) takeDrawTool(editor, draws)
  })
}

/** Shows the points of the selected line to change them; false when no line is selected (spec 2 §4). */
export function setVertexMode(editor: Editor, isOn: boolean): boolean {
  const { isLocked, tool } = modeOf(editor)
  const { selection } = editor.state
  if (isOn && (isLocked || !targetOf({ selection, layout: editor.decided }))) return false
  takeTool(editor, isOn ? 'vertex' : tool, { draws: null })
  return true
}

/** Puts down a tool that a person took into the hand; false when the mode's own is in it. */
export function putDownTool(editor: Editor): boolean {
  const { tool } = modeOf(editor)
  if (editor.state.tool === tool && siteUseOf(editor.state) === null) return false
  takeTool(editor, tool, { draws: null })
  return true
}

export const setPenMode = ({ store, toolController }: Editor, penMode: PenMode): void =>
  store.act(() => {
    toolController.drop()
    store.set({ penMode })
  })

/** The words of a drawing are being written; null when that is over. */
export function editText(editor: Editor, id: string | null): void {
  const drawing = editor.decided.drawings.find((one) => one.id === id)
  const isWritten = drawing && isWorded(drawing) && !modeOf(editor).isLocked
  editor.store.set({ editingText: isWritten ? drawing.id : null })
}

/**
 * Gives the common box of the selected drawings a size, as it is typed; its upper left corner stays. False where they cannot
 * have it, such as wider where the widest are words, which only grow both ways: then nothing changes.
 */
export function resizeDrawings(editor: Editor, size: Point, isEven = false): boolean {
  const shaped = shapedDrawings(editor)
  if (shaped?.kind !== 'several' || size.x < 0 || size.y < 0) return false
  const edit = scaleDrawings(shaped.drawings, { size, anchor: UPPER_LEFT, isEven })
  const before = sizeOf(commonBox(shaped.drawings))
  const after = sizeOf(commonBox(among(edit(editor.decided).drawings, shaped.drawings)))
  // Where proportions are kept the other side follows the one that was typed.
  const isReached = (['x', 'y'] as const).every(
    (axis) => Math.abs(size[axis] - before[axis]) < NEAR || Math.abs(size[axis] - after[axis]) < NEAR,
  )
  if (!isReached) return false
  editor.run('Scale', 'scaled', edit)
  return true
}

/** What no drawing shows of a size. */
const NEAR = 1e-3

const among = (drawings: readonly Drawing[], wanted: readonly Drawing[]): readonly Drawing[] =>
  drawings.filter(({ id }) => wanted.some((one) => one.id === id))

/**
 * Makes the selected drawings wider and longer by a step; parts have the size of their item. The steps of a key that is
 * held down are one entry of the history.
 */
export function growDrawings(editor: Editor, by: Point, { isRepeat = false } = {}): void {
  const shaped = shapedDrawings(editor)
  if (!shaped) return
  const edit = grownBy(shaped, by, editor.state.camera)
  if (isRepeat) editor.goOn('Scale', 'scaled', edit)
  else editor.run('Scale', 'scaled', edit)
}

const shapedDrawings = ({ state, decided }: Editor): Shaped | null => shapedBy({ ...state, layout: decided })
