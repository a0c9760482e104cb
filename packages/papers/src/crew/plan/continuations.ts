import type { PartId, Point } from '@ramp/domain'
import { INK, type Marks, tagMarks } from '@ramp/drafting'
import { partTags, settingOut } from '@ramp/solids'
import { middleOf } from '../../content/part-letters.ts'
import type { PlanSheet } from '../../content/plan-drawing.ts'
import type { PlanPiece } from './plan-pages.ts'

/** Where a plan is cut, in words at the cut. */
export type Continuations = {
  readonly marks: Marks
  /** What has no place at its cut. */
  readonly unplaced: readonly string[]
}

/** Where a part is shown first: the number of the page, and which of all pieces. */
export type PartPlace = { readonly page: number; readonly piece: number }

/** At every joint to a part that another piece shows: `R6 continues on page 3`, `R6 continues below`, or `R4: page 2`. */
export function continuations(
  piece: PlanPiece,
  placeOf: (part: PartId) => PartPlace,
  { placed, room }: PlanSheet,
): Continuations {
  const tags = partTags(piece.plan.analysis)
  const [first] = piece.own
  const own = first === undefined ? { page: 0, piece: 0 } : placeOf(first)
  const drawn = cutsOf(piece).map(({ to, at, middle }) => {
    const name = tags.get(to) ?? ''
    const there = placeOf(to)
    const where = there.page === own.page ? null : `page ${there.page}`
    const words =
      there.piece > own.piece
        ? `${name} continues ${where === null ? 'below' : `on ${where}`}`
        : `${name}: ${where ?? 'above'}`
    const [place, from] = [placed.toPaper(at), placed.toPaper(middle)]
    const toward = { x: place.x - from.x, y: place.y - from.y }
    return { words, marks: tagMarks({ words, at: place, toward, color: INK.accent, rings: 10 }, room) }
  })
  return {
    marks: drawn.flatMap(({ marks }) => marks ?? []),
    unplaced: drawn.flatMap(({ words, marks }) => (marks === null ? [words] : [])),
  }
}

type Cut = { readonly to: PartId; readonly at: Point; readonly middle: Point }

/** Joints of which one part alone is shown. */
function cutsOf({ plan }: PlanPiece): readonly Cut[] {
  const { byId } = settingOut(plan.analysis)
  return plan.analysis.connections.joints.flatMap(({ a, b, at }) => {
    const [here, there] = plan.isShown(a.part) ? [a.part, b.part] : [b.part, a.part]
    const part = byId.get(here)
    if (!part || !plan.isShown(here) || plan.isShown(there)) return []
    return [{ to: there, at: part.toGround(at), middle: middleOf(part.outline) }]
  })
}
