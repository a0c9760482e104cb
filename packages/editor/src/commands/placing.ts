import {
  add,
  addDrawings,
  addParts,
  type Drawing,
  type Edit,
  newPart,
  type PartId,
  type Point,
  partKindOf,
} from '@ramp/domain'
import { BESIDE } from '../clipboard/copies-of.ts'
import type { Editor } from '../core/editor.ts'
import { onLayout } from '../core/on-layout.ts'
import { atSurveyedDoor } from '../tools/place/at-door.ts'
import { atFreePlace, type ChangePart } from '../tools/place/hold-part.ts'
import { placeDrawingTool } from '../tools/place/place-drawing-tool.ts'
import { placeTool } from '../tools/place/place-tool.ts'
import { runTool } from '../tools/tool.ts'
import { modeOf, takeTool } from './modes.ts'
import { select, tableOf } from './selection.ts'
import { middleOfView } from './view.ts'

/** A drawing as a card offers it: its place and id come from the editor. */
type Offered = (known: { readonly id: string; readonly at: Point }) => Drawing

const asItIs: ChangePart = (part) => part

/**
 * Puts an item at the middle of the view, or at the nearest free place; the first platform goes to the surveyed door. Null
 * when it cannot be put there.
 */
export function placeItem(editor: Editor, shortName: string, change: ChangePart = asItIs): PartId | null {
  const item = editor.wholeCatalogue.byShortName.get(shortName)
  const made = item && newPart(item, editor.newId(), middleOfView(editor), 0)
  const part = made && change(made)
  if (!part || modeOf(editor).isLocked) return null
  const table = tableOf(editor)
  const free = atSurveyedDoor(part, table) ?? atFreePlace(part, table)
  if (!free) return editor.refuse('placed-on-another')
  return addObject(editor, part.id, addParts([free]))
}

/** Takes an item into the hand: it follows the pointer, and release on the canvas places it. */
export function carryItem(editor: Editor, shortName: string, change: ChangePart = asItIs): void {
  const item = editor.wholeCatalogue.byShortName.get(shortName)
  if (!item || partKindOf(item) === null || modeOf(editor).isLocked) return
  const held = { id: editor.newId(), item, rotation: 0, keepsRotation: false, change }
  takeTool(editor, runTool(placeTool, { kind: 'carrying', held, at: null }))
}

/** Puts a drawing at the middle of the view and selects it, beside what was put there before; null where the mode is locked. */
export function placeDrawing(editor: Editor, offered: Offered): string | null {
  if (modeOf(editor).isLocked) return null
  const drawing = offered({ id: editor.newId(), at: freeMiddle(editor) })
  return addObject(editor, drawing.id, addDrawings([drawing]))
}

/** Takes a drawing into the hand: it follows the pointer, and release on the canvas places it. */
export function carryDrawing(editor: Editor, offered: Offered): void {
  if (modeOf(editor).isLocked) return
  const drawing = offered({ id: editor.newId(), at: middleOfView(editor) })
  takeTool(editor, runTool(placeDrawingTool, { kind: 'carrying', drawing }))
}

/** Adds an object and selects it, as one entry; null where the edit is refused. */
export function addObject(editor: Editor, id: PartId, edit: Edit): PartId | null {
  return editor.store.act(() => {
    editor.run('Add', 'added', edit)
    if (onLayout([id], editor.decided).length === 0) return null
    select(editor, [id])
    return id
  })
}

/** Two drawings put at one place would look like one; at the edge of the canvas there is no place beside. */
function freeMiddle(editor: Editor): Point {
  const { drawings, project } = editor.decided
  const taken = new Set(drawings.map(({ at }) => `${at.x} ${at.y}`))
  const middle = middleOfView(editor)
  let at = middle
  while (taken.has(`${at.x} ${at.y}`)) at = add(at, BESIDE)
  return at.x <= project.canvas.width && at.y <= project.canvas.height ? at : middle
}
