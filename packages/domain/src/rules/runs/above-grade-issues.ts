import { inchesText } from '../../base/lengths/length-text.ts'
import { type Inches, isAtMost } from '../../base/units.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import type { Connections, OpeningJoint } from '../connections/joint.ts'
import { frameOf, isDeck } from '../placement/decks.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { heightAt } from './measure-runs.ts'
import type { PartHeight } from './run-figures.ts'

type Ended = {
  readonly placement: Placement
  readonly connections: Pick<Connections, 'openings'>
  readonly heights: ReadonlyMap<PartId, PartHeight>
}

/**
 * Ramps and platforms that are left above the grade, where no survey says where it is: heights are then above the ground at
 * the end. On a survey `run.off-ground` says it; an end at a structure is meant to be up there.
 */
export function aboveGradeIssues(
  { site }: Layout,
  { placement, connections, heights }: Ended,
): readonly Issue[] {
  if (groundOf(site)) return []
  return connections.openings.flatMap((opening): readonly Issue[] => {
    const placed = placement.byId.get(opening.end.part)
    const height = heightAt(heights.get(opening.end.part), opening.end.side, placed)
    if (!placed || height === null || !endsOnGround(opening, placed)) return []
    if (isAtMost(height, lowestEnd(placed))) return []
    const values = { part: isDeck(placed) ? 'Platform' : 'Ramp', height: inchesText(height) }
    return [{ code: 'run.above-grade', severity: 'warning', area: 'run', parts: [placed.part.id], values }]
  })
}

/** Stairs have heights of their own, and a landing pad is on the ground wherever it is. */
const endsOnGround = ({ use, leadsTo }: OpeningJoint, { part, item }: PlacedPart): boolean =>
  use === 'exit' &&
  leadsTo !== 'structure' &&
  item.role !== 'landing-pad' &&
  (part.kind === 'ramp' || part.kind === 'platform' || part.kind === 'platform-ext')

/** A wheel takes so much (ADA 303.3), and a plate does. */
const LEVEL_CHANGE: Inches = 0.5

/** A platform on the ground is as high as its frame. */
const lowestEnd = (placed: PlacedPart): Inches => (isDeck(placed) ? frameOf(placed) : LEVEL_CHANGE)
