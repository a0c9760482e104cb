import { type Inches, isLess } from '../../base/units.ts'
import { itemsOfRole } from '../../model/catalogue/catalogue.ts'
import type { Item, ItemRole } from '../../model/catalogue/item.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { JointEnd } from '../../rules/connections/joint.ts'
import { useOf } from '../../rules/connections/side-uses.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { thresholdFor } from '../../rules/site-measures/porch-steps.ts'
import { surveyedDoorsAt } from './door-sides.ts'

type Drawn = Pick<Analysis, 'layout' | 'catalogue' | 'placement' | 'connections'>

/** A part that this layout lacks, and that would change its parts list or how safe it is. */
export type RecommendedStencil = {
  readonly name: string
  readonly why: string
  /** What is placed for it, and the side it goes against; null where the layout does not say which side. */
  readonly shortName: string
  readonly end: JointEnd | null
}

type Recommendation = Pick<RecommendedStencil, 'name' | 'why'> & {
  readonly lines: readonly ProductLine[]
  /** Any of these on the canvas is enough. */
  readonly satisfiedBy: readonly ItemRole[]
  /** Where it is missed; undefined where nothing asks for it. */
  readonly missedAt: (drawn: Drawn) => JointEnd | null | undefined
  readonly item: (drawn: Drawn) => Item | null | undefined
}

/** A step from the deck up to the sill that one rolls over (ADA 404.2.5). */
const NO_STEP: Inches = 0.5

/** Transitions that the parts list has without being drawn are not asked for (domain 7.10, decision 103). */
const RECOMMENDATIONS: readonly Recommendation[] = [
  {
    name: 'Starter ramp',
    why: 'A commercial run that goes down to the ground ends with one.',
    lines: ['PHD'],
    satisfiedBy: ['starter-ramp'],
    missedAt: (drawn) => endOf(drawn, ({ part, item }, free) => item.role === 'ramp' && free(part.id)),
    item: ({ layout, catalogue }) =>
      itemsOfRole(catalogue, 'starter-ramp')
        .filter(
          ({ usableWidth, handrails }) =>
            usableWidth === layout.project.rampWidth && handrails === layout.project.handrails,
        )
        .toSorted((a, b) => (b.usableLength ?? 0) - (a.usableLength ?? 0))[0],
  },
  {
    name: 'Threshold',
    why: 'The sill of the door is more than 1/2" above the platform. Wheels need a threshold there.',
    lines: ['P3G', 'P2G', 'APD', 'HAR'],
    satisfiedBy: ['threshold-ramp', 'threshold-mat'],
    missedAt: atStep,
    item: ({ layout, catalogue }) => {
      const [door] = layout.site.doors
      return door && thresholdFor(door.stepDown, door, catalogue)
    },
  },
  {
    name: 'Landing pad',
    why: 'Where a system ends on soil, a pad prevents the lower end from sinking.',
    lines: ['P3G'],
    satisfiedBy: ['landing-pad', 'rubber-pad'],
    missedAt: (drawn) => endOf(drawn, ({ item }) => item.role === 'transition-ground'),
    item: ({ catalogue }) => itemsOfRole(catalogue, 'rubber-pad')[0],
  },
]

/** What the Stencil Checkup lists; nothing when nothing is missing (spec 3 §2.6). */
export function missingStencils(drawn: Drawn): readonly RecommendedStencil[] {
  const { layout, placement } = drawn
  const roles = new Set(placement.parts.map(({ item }) => item.role))
  return RECOMMENDATIONS.flatMap(({ name, why, lines, satisfiedBy, missedAt, item }) => {
    if (!lines.includes(layout.project.product) || satisfiedBy.some((role) => roles.has(role))) return []
    const end = missedAt(drawn)
    const offered = end === undefined ? null : item(drawn)
    return offered && end !== undefined ? [{ name, why, shortName: offered.shortName, end }] : []
  })
}

/** The lower end of the first part that asks; `free` says that nothing is joined there. */
function endOf(
  { placement, connections }: Drawn,
  asks: (placed: PlacedPart, free: (id: string) => boolean) => boolean,
): JointEnd | undefined {
  const covered = new Set(
    [...connections.transitions.values()].map((end) => end && `${end.part} ${end.side}`),
  )
  const free = (id: string) =>
    useOf(connections.uses, id, 'BOTTOM')?.state !== 'joined' && !covered.has(`${id} BOTTOM`)
  const found = placement.parts.find((placed) => asks(placed, free))
  return found && { part: found.part.id, side: 'BOTTOM' }
}

/** The side of a platform at a door with a step; null where a platform is drawn and the door has no place. */
function atStep(drawn: Drawn): JointEnd | null | undefined {
  const platforms = drawn.placement.parts.filter(({ item }) => item.role === 'platform')
  const [door] = drawn.layout.site.doors
  if (platforms.length === 0 || !door || !isLess(NO_STEP, door.stepDown)) return undefined
  const [at] = platforms.flatMap(({ part }) =>
    surveyedDoorsAt(part.id, drawn)
      .filter((one) => one.door === door.id)
      .map(({ side }) => ({ part: part.id, side })),
  )
  return at ?? (door.at ? undefined : null)
}
