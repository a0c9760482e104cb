import type { PartId, Point } from '@ramp/domain'
import { INK, type Marks, tagMarks } from '@ramp/drafting'
import { partTags, settingOut } from '@ramp/solids'
import { middleOf } from '../../content/part-letters.ts'
import type { PlanSheet } from '../../content/plan-drawing.ts'
import type { PlanPage } from './plan-pages.ts'

/** Where a plan is cut, in words at the cut. */
export type Continuations = {
  readonly marks: Marks
  /** What has no place at its cut. */
  readonly unplaced: readonly string[]
}

/** At every joint to a part that another page shows: `R6 continues on page 3`, or `R4: page 2`. */
export function continuations(
  page: PlanPage,
  pageOf: (part: PartId) => number,
  { placed, room }: PlanSheet,
): Continuations {
  const tags = partTags(page.plan.analysis)
  const own = Math.min(...page.own.map(pageOf))
  const drawn = cutsOf(page).map(({ to, at, middle }) => {
    const name = tags.get(to) ?? ''
    const words = pageOf(to) > own ? `${name} continues on page ${pageOf(to)}` : `${name}: page ${pageOf(to)}`
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
function cutsOf({ plan }: PlanPage): readonly Cut[] {
  const { byId } = settingOut(plan.analysis)
  return plan.analysis.connections.joints.flatMap(({ a, b, at }) => {
    const [here, there] = plan.isShown(a.part) ? [a.part, b.part] : [b.part, a.part]
    const part = byId.get(here)
    if (!part || !plan.isShown(here) || plan.isShown(there)) return []
    return [{ to: there, at: part.toGround(at), middle: middleOf(part.outline) }]
  })
}
