import {
  type Degrees,
  type Edit,
  objectsInOrder,
  type PartId,
  type Point,
  placeParts,
  removeObjects,
} from '@ramp/domain'
import type { Boxed } from '../arrange/align.ts'
import { nudge, type Table, turn } from '../arrange/selection-edits.ts'
import type { Editor } from '../core/editor.ts'
import { onLayout } from '../core/on-layout.ts'
import { rotateHandleOf } from '../core/tool-controller.ts'
import { objectAt } from '../hit-test/hit-test.ts'
import { drawingBox } from '../snapping/drawing-box.ts'
import { modeOf } from './modes.ts'

export const select = ({ store, decided }: Editor, ids: readonly PartId[]): void =>
  store.set({ selection: onLayout(ids, decided) })

export const selectAll = (editor: Editor): void =>
  select(
    editor,
    objectsInOrder(editor.decided).map(({ id }) => id),
  )

/** The selected parts and drawings with the boxes they take. */
export function selectedBoxes({ state, placement }: Editor): readonly Boxed[] {
  const wanted = new Set(state.selection)
  return [
    ...state.selection.flatMap((id) => {
      const placed = placement.byId.get(id)
      return placed ? [{ id, box: placed.box }] : []
    }),
    ...state.layout.drawings
      .filter(({ id }) => wanted.has(id))
      .map((drawing) => ({ id: drawing.id, box: drawingBox(drawing) })),
  ]
}

/** The uppermost part or drawing at a place of the canvas. */
export const objectUnder = ({ decided, placement }: Editor, at: Point): string | null =>
  objectAt(decided, placement, at)

/** Where the handle that turns the selection stands; null when there is none. */
export const rotateHandle = ({ toolController, state, placement }: Editor): Point | null =>
  toolController.isBusy ? null : rotateHandleOf(state, placement)

/** Deletes the selected objects, where the mode lets parts go. */
export function removeSelection(editor: Editor): void {
  const { selection } = editor.state
  if (modeOf(editor).keepsParts || selection.length === 0) return
  editor.run('Delete', 'removed', removeObjects(selection))
}

/**
 * Moves the selection by a step; refused where system parts would come to overlap. The steps of a key that is held
 * down are one entry of the history.
 */
export function nudgeSelection(editor: Editor, by: Point, { isRepeat = false } = {}): void {
  const edit = editOfSelection(editor, (ids, table) => nudge(ids, by, table))
  if (!edit) return
  if (isRepeat) editor.goOn('Nudge', 'moved', edit)
  else editor.run('Nudge', 'moved', edit)
}

/** Turns the selection, or what is in the hand, clockwise by a step. */
export function turnSelection(editor: Editor, degrees: Degrees): void {
  const { store, toolController, state } = editor
  if (state.tool.startsWith('place')) {
    store.act(() => toolController.send({ type: 'turn', degrees }))
    return
  }
  const edit = editOfSelection(editor, (ids, table) => turn(ids, degrees, table))
  if (edit) editor.run('Rotate', 'rotated', edit)
}

/** What is on the table when the selection is changed. */
export const tableOf = ({ decided, wholeCatalogue }: Editor): Table => ({
  layout: decided,
  placement: placeParts(decided.parts, wholeCatalogue),
  catalogue: wholeCatalogue,
})

/** An edit of what is selected, where the mode lets parts move; none, and said so, where there is no room for it. */
function editOfSelection(
  editor: Editor,
  editOf: (ids: readonly PartId[], table: Table) => Edit | null,
): Edit | null {
  const { selection } = editor.state
  if (modeOf(editor).isLocked || selection.length === 0) return null
  return editOf(selection, tableOf(editor)) ?? editor.refuse('stays-where-it-is')
}
