import type { Analysis, Contact, JointEnd, PartId, PlacedSide } from '@ramp/domain'
import { endName, ownName } from '@ramp/domain'
import { gapsOf, openEndsOf } from '@ramp/editor'
import { betweenChoices, type JoinChoices, joinChoices } from '../../ui/next-parts/use-join-choices.ts'

/** Where a part is gone on from: an open end, or a joint that another part may come into. */
export type Spot = {
  readonly key: string
  readonly target:
    | { readonly kind: 'end'; readonly end: JointEnd }
    | { readonly kind: 'between'; readonly gap: Contact; readonly against: PlacedSide }
  readonly side: PlacedSide
  readonly isMain: boolean
  /** `the lower end of 8 ft ramp`, `5 × 5 platform and 8 ft ramp` */
  readonly name: string
}

/**
 * The spots of a part: first its open ends, the main one before the others, then its joints. Where a plate ends the system the way
 * still goes on: the next part comes before the plate.
 */
export function spotsOf(part: PartId, analysis: Analysis): readonly Spot[] {
  const { placement } = analysis
  const placed = placement.byId.get(part)
  if (!placed) return []
  const ends = openEndsOf(part, analysis).map(
    ({ end, isMain }): Spot => ({
      key: `${end.part} ${end.side}`,
      target: { kind: 'end', end },
      side: placed.sides[end.side],
      isMain,
      name: endName(placement, end),
    }),
  )
  const gaps = gapsOf(part, analysis).flatMap((gap): Spot[] => {
    const [mine, other] = gap.upper.part === part ? [gap.upper, gap.lower] : [gap.lower, gap.upper]
    const against = placement.byId.get(other.part)?.sides[other.side]
    if (!against) return []
    const side = placed.sides[mine.side]
    const name = `${ownName(placement, gap.upper.part)} and ${ownName(placement, gap.lower.part)}`
    const key = `${gap.upper.part} ${gap.upper.side} ${gap.lower.part}`
    const endsSystem = gap.upper.part === part && !placement.byId.get(gap.lower.part)?.isSystem
    return [{ key, target: { kind: 'between', gap, against }, side, isMain: endsSystem, name }]
  })
  const isEnded = gaps.some(({ isMain }) => isMain)
  return [...ends.map((end) => ({ ...end, isMain: end.isMain && !isEnded })), ...gaps]
}

export const choicesAt = ({ target }: Spot, analysis: Analysis): JoinChoices =>
  target.kind === 'end' ? joinChoices(target.end, analysis) : betweenChoices(target.gap, analysis)
