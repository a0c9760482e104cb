import {
  type Analysis,
  addPart,
  attachTo,
  type Contact,
  exchangePart,
  type Item,
  insertPart,
  inTurn,
  isSystemPart,
  type JoinedProblem,
  type JointEnd,
  joinRuns,
  lookAhead,
  newPart,
  type PartId,
  type Position,
} from '@ramp/domain'
import type { Editor } from '../core/editor.ts'
import { joinedAt, nextPartsAt, openEndsOf } from '../next-parts/next-parts.ts'
import { modeOf } from './modes.ts'
import { addObject } from './placing.ts'
import { select } from './selection.ts'

// Commands that put parts together. A run that is lengthened takes the new part in, and an exit moves along.

/**
 * Joins a new part at an open end, where it is wanted along it, and selects it; null where it cannot be joined. Below a stair
 * that reaches the ground, and beyond a gate, nothing goes on: then the part it is joined to is selected.
 */
export function joinItem(
  editor: Editor,
  shortName: string,
  { end, position = null }: { readonly end: JointEnd; readonly position?: Position | null },
): PartId | null {
  const { analysis } = editor
  const item = analysis.catalogue.byShortName.get(shortName)
  const part = item ? joinedAt(end, { item, id: editor.newId(), position }, analysis) : null
  if (!item || !part || modeOf(editor).isLocked) return null
  return editor.store.act(() => {
    const id = addObject(editor, part.id, inTurn(addPart(part), joinRuns([part.id], analysis.catalogue)))
    if (id !== null && MAY_END_THERE.has(item.role) && !goesOn(id, editor.analysis))
      select(editor, [end.part])
    return id
  })
}

const MAY_END_THERE: ReadonlySet<Item['role']> = new Set(['stair', 'gate'])

const goesOn = (part: PartId, analysis: Analysis): boolean =>
  openEndsOf(part, analysis).some((open) => nextPartsAt(open.end, analysis).length > 0)

/** Puts a new part against a side and selects it, a system part joined and any other flush; null where it cannot be put there. */
export function putAgainst(editor: Editor, shortName: string, end: JointEnd): PartId | null {
  const { analysis } = editor
  const item = analysis.catalogue.byShortName.get(shortName)
  const to = analysis.placement.byId.get(end.part)?.sides[end.side]
  const made = item && newPart(item, editor.newId(), { x: 0, y: 0 }, 0)
  if (!item || !to || !made || modeOf(editor).isLocked) return null
  if (isSystemPart(made)) return joinItem(editor, shortName, { end })
  const place = attachTo({ to, item, mySide: 'TOP', position: 'CENTER' })
  return addObject(editor, made.id, addPart({ ...made, ...place }))
}

/** What came of changing parts that are joined: the part that is new, or why everything stays as it was. */
export type JoinedResult = { readonly part: PartId | null; readonly problem: JoinedProblem | null }

/** Puts a new part between two joined ones and selects it; what hangs below follows. */
export function insertItem(editor: Editor, shortName: string, gap: Contact): JoinedResult {
  const { analysis } = editor
  const item = analysis.catalogue.byShortName.get(shortName)
  if (!item || modeOf(editor).isLocked) return { part: null, problem: null }
  const id = editor.newId()
  const change = insertPart(gap, { item, id }, lookAhead(analysis))
  if (change.kind === 'refused') return { part: null, problem: change.because }
  const edit = inTurn(change.edit, joinRuns([id], analysis.catalogue))
  return { part: addObject(editor, id, edit), problem: null }
}

/** Gives a part another item, of another size or kind; what is joined to it stays joined. */
export function exchangeItem(editor: Editor, part: PartId, item: Item): JoinedResult {
  const change = exchangePart(part, item, lookAhead(editor.analysis))
  if (change.kind === 'refused') return { part: null, problem: change.because }
  editor.run('Change part', 'propChange', change.edit)
  return { part, problem: null }
}
