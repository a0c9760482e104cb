import { isSystemPart, type PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { JointEnd } from '../../rules/connections/joint.ts'
import { type Link, linksAmong } from '../../rules/connections/joint-links.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'

/** System parts that no run has yet. */
export type Loose = ReadonlyMap<PartId, PlacedPart>

export const loosePartsOf = ({ placement, runs }: Pick<Analysis, 'placement' | 'runs'>): Loose =>
  new Map(
    placement.parts
      .filter(({ part }) => isSystemPart(part) && !runs.runOf.has(part.id))
      .map((placed) => [placed.part.id, placed]),
  )

/** Every joint of a part, seen from it. */
export const linksOf = ({ connections }: Pick<Analysis, 'connections'>, id: PartId): readonly Link[] =>
  linksAmong(connections.joints, id)

/** Joined parts that lie level with this one or below it. */
export const nextOf = (
  analysis: Pick<Analysis, 'connections' | 'placement'>,
  id: PartId,
): readonly PartId[] =>
  linksOf(analysis, id).flatMap((link) => (leadsDown(link, analysis) ? [link.other.part] : []))

/** Ramps and stairs are walked from their top to their bottom; everything else is level and walked any way. */
export const isSloped = ({ part }: JointEnd, { placement }: Pick<Analysis, 'placement'>): boolean => {
  const kind = placement.byId.get(part)?.part.kind
  return kind === 'ramp' || kind === 'stair'
}

/** Whether a joint is walked from this part to the other without going up. */
export const leadsDown = ({ mine, other }: Link, analysis: Pick<Analysis, 'placement'>): boolean =>
  (!isSloped(mine, analysis) || mine.side === 'BOTTOM') &&
  (!isSloped(other, analysis) || other.side === 'TOP')
