import { type Inches, isAtMost } from '../../base/units.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { Joint, JointEnd } from '../connections/joint.ts'
import { jointsAt, useOf } from '../connections/side-uses.ts'
import { isRestingFiveByFive } from '../handrails/rail-platforms.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { type Carrier, equalShares, fractionOf, GROUND, type Share, STRUCTURE } from './carrier.ts'
import { isStanding } from './carriers-of-decks.ts'

const ENDS = ['TOP', 'BOTTOM'] as const
type End = (typeof ENDS)[number]

/**
 * What carries a ramp, a stair or a 45-degree piece: half of it goes to each end. An end that meets a rest, which has no legs,
 * leaves its half to the other end. The fractions add up to less than 1 where nothing carries an end.
 */
export function carriersOfRamp(placed: PlacedPart, analysis: Analysis): readonly Share[] {
  const [top, bottom] = ENDS.map((end) => (meetsRest(placed, end, analysis) ? null : end))
  if (top && bottom)
    return [top, bottom].flatMap((end) => fractionOf(1 / 2, carriersOfEnd(placed, end, analysis)))
  const only = top ?? bottom
  return only ? carriersOfEnd(placed, only, analysis) : []
}

/** By its own pair of legs, by what it is joined to, or by what it leads to. */
function carriersOfEnd(placed: PlacedPart, end: End, analysis: Analysis): readonly Share[] {
  const id = placed.part.id
  const pair = pairAt({ part: id, side: end }, analysis)
  if (pair) return equalShares(pair)
  const partner = partnerAt(placed, end, analysis)
  if (partner) return equalShares(carriersAt(partner, analysis))
  if (placed.part.kind === 'stair' && end === 'BOTTOM') return equalShares([GROUND])
  const use = useOf(analysis.connections.uses, id, end)?.state
  if (use === 'entrance') return equalShares([STRUCTURE])
  return use === 'exit' || liesOnGround(placed, end, analysis) ? equalShares([GROUND]) : []
}

/** The legs of the neighbor at the joint, or the neighbor itself where the ramp hangs on it. */
function carriersAt(partner: JointEnd, analysis: Analysis): readonly Carrier[] {
  const pair = pairAt(partner, analysis)
  if (pair) return pair
  const kind = analysis.placement.byId.get(partner.part)?.part.kind
  // Two ramps that meet without legs carry nothing for each other.
  return kind === 'ramp' || kind === 'arr' ? [] : [{ kind: 'part', id: partner.part }]
}

/** The pair of legs at an end; the ground where they would have no height, and null where there is no pair. */
function pairAt({ part, side }: JointEnd, { legs }: Analysis): readonly Carrier[] | null {
  const pair = legs.filter(({ id }) => id.startsWith(`${part}-${side}-leg-`))
  if (pair.length === 0) return null
  const standing = pair.filter(isStanding)
  return standing.length > 0 ? standing.map(({ id }) => ({ kind: 'leg', id })) : [GROUND]
}

function partnerAt({ part }: PlacedPart, side: End, { connections }: Analysis): JointEnd | null {
  const [joint] = jointsAt(connections.uses, part.id, side)
  return joint ? otherEnd(joint, part.id) : null
}

const otherEnd = ({ a, b }: Joint, part: string): JointEnd => (a.part === part ? b : a)

function meetsRest(placed: PlacedPart, end: End, analysis: Analysis): boolean {
  const partner = partnerAt(placed, end, analysis)
  const other = partner && analysis.placement.byId.get(partner.part)
  return (
    !!other && isRestingFiveByFive(other) && pairAt({ part: placed.part.id, side: end }, analysis) === null
  )
}

/** An end as low as this lies on the ground, whether or not its exit is assigned. */
const ON_THE_GROUND: Inches = 1

function liesOnGround({ part, sides }: PlacedPart, end: End, { runs, layout }: Analysis): boolean {
  const height = runs.heights.get(part.id)
  if (!height) return false
  const surface = end === 'TOP' ? height.top : height.bottom
  const ground = groundOf(layout.site)?.heightAt(sides[end].middle) ?? 0
  return isAtMost(surface - ground, ON_THE_GROUND)
}
