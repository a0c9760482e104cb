import { distance, type Point } from '../../../base/geometry/point.ts'
import { feetAndInchesText } from '../../../base/lengths/length-text.ts'
import { type Cents, INCHES_PER_FOOT, type Inches, type Pounds, roundTo } from '../../../base/units.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import type { Site } from '../../../model/layout/site.ts'
import { groundOf } from '../../../model/layout/site-ground.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { ratioText } from '../../../rules/runs/slope.ts'
import type { Evaluated, RaisedRails } from '../evaluate/evaluate-route.ts'
import { kindOf, type ProposalKind, type Route, type RouteKind, turnsOf } from '../pieces/route.ts'

/** One legal layout for a site, with what it costs and why it is offered. */
export type Proposal = {
  readonly id: string
  readonly kind: ProposalKind
  /** Quarter turns between flights. */
  readonly turns: number
  readonly why: string
  /** On its site, every part with its place, runs, entrance, exits and rails. */
  readonly layout: Layout
  /** What follows from it, by the engine. */
  readonly analysis: Analysis
  readonly price: Cents
  readonly weight: Pounds
  readonly linearFeet: number
  readonly rise: Inches
  readonly ratio: string
  readonly rampFeet: number
  readonly footprint: { readonly width: Inches; readonly depth: Inches }
  readonly customParts: number
  readonly findings: { readonly fail: number; readonly needsAPerson: number }
  /** Parts that have guards in place of the rails asked for. */
  readonly raised: readonly RaisedRails[]
  /** Heights of the ground that nobody has read and the way rests on. */
  readonly assumed: readonly string[]
}

/** A proposal before it is known what it is offered for. */
export type Candidate = Omit<Proposal, 'id' | 'why' | 'kind'> & {
  readonly kind: RouteKind
  readonly route: Route
}

export function candidateOf({ route, analysis, raised, findings }: Evaluated): Candidate {
  const { partsList, linearFeet, placement } = analysis
  const rise = roundTo(route.top - route.bottom, 4)
  const corners = placement.parts.filter(({ isSystem }) => isSystem).flatMap(({ outline }) => outline)
  const spread = (values: readonly number[]) => roundTo(Math.max(...values) - Math.min(...values), 1)
  return {
    route,
    kind: kindOf(route.stages),
    turns: turnsOf(route.stages),
    layout: withRails(analysis),
    analysis,
    price: partsList.partsTotal,
    weight: partsList.weight,
    linearFeet,
    rise,
    ratio: ratioText(rise, route.rampLength),
    rampFeet: route.rampLength / INCHES_PER_FOOT,
    footprint: { width: spread(corners.map(({ x }) => x)), depth: spread(corners.map(({ y }) => y)) },
    customParts: placement.parts.filter(({ item }) => item.isCustom).length,
    findings: { fail: 0, needsAPerson: findings.filter(({ result }) => result === 'needs-a-person').length },
    raised,
    assumed: assumedBy(analysis),
  }
}

/** Every platform with the rails that follow from it as its answer. */
const withRails = ({ layout, platformRails }: Analysis): Layout => ({
  ...layout,
  parts: layout.parts.map((part) => {
    const rails = part.kind === 'platform' ? platformRails.get(part.id) : undefined
    return part.kind === 'platform' && rails && !rails.isChosen
      ? { ...part, handrailSides: rails.sides }
      : part
  }),
})

/** `, 16'-2" from the door`; empty where nobody says where the door is. */
function fromDoor(at: Point, { doors: [door] }: Site): string {
  return door?.at ? `, ${feetAndInchesText(distance(door.at, at), 1)} from the door,` : ''
}

/** What of the ground at the foot nobody has read. */
function assumedBy({ layout, placement }: Analysis): readonly string[] {
  const ground = groundOf(layout.site)
  if (!ground || !layout.site.ground?.length) return ['Level ground is assumed: no heights are entered.']
  const exit = layout.openings.find(({ use }) => use === 'exit')
  const foot = exit && placement.byId.get(exit.part)?.sides[exit.side]
  if (!foot || ground.readingAt(foot.middle).how !== 'assumed') return []
  return [
    `The ground at the foot of the ramp${fromDoor(foot.middle, layout.site)} is assumed: read one more height there.`,
  ]
}
