import { distance, type Point } from '../../base/geometry/point.ts'
import type { Ground } from '../../model/ground/ground.ts'
import type { PartId, Side } from '../../model/layout/part.ts'
import type { Connections } from '../connections/joint.ts'
import { useOf } from '../connections/side-uses.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import type { LegPosition } from './leg-position.ts'
import { LEG_SIZES } from './leg-sizes.ts'

const ENDS = ['TOP', 'BOTTOM'] as const

/** A pair of legs at every ramp joint, at every supported ramp end, and at both ends of a 45-degree piece. */
export function rampLegs(
  placement: Placement,
  connections: Connections,
  heights: ReadonlyMap<PartId, PartHeight>,
  ground: Ground | null,
): LegPosition[] {
  const legs: LegPosition[] = []
  const stand = (end: RampEnd, under: 'ramp-joint' | 'ramp-support') =>
    legs.push(...legPair(end, under, heights.get(end.ramp.part.id), ground))
  for (const end of jointEnds(placement, connections)) stand(end, 'ramp-joint')
  for (const ramp of placement.parts)
    if (isPiece(ramp)) for (const side of ENDS) stand({ ramp, side }, 'ramp-joint')
  for (const end of supportedEnds(placement.parts, connections)) stand(end, 'ramp-support')
  return legs
}

export type RampEnd = { readonly ramp: PlacedPart; readonly side: Side }

/** The 45-degree piece stands on its own two legs at each end (domain 7.2). */
const isPiece = ({ part, isSystem }: PlacedPart) => part.kind === 'arr' && isSystem

/** The upper ramp's end at every joint of two ramps; a 45-degree piece brings the legs of its joints itself. */
function jointEnds(placement: Placement, { joints }: Connections): RampEnd[] {
  const ends: RampEnd[] = []
  for (const { a, b } of joints) {
    const ramp = placedOf(placement, a.part)
    const lower = placedOf(placement, b.part)
    if (ramp.part.kind === 'ramp' && lower.part.kind === 'ramp') ends.push({ ramp, side: a.side })
  }
  return ends
}

/** Supported ramp ends that are no ramp-to-ramp joint, which has its legs already. */
function supportedEnds(parts: readonly PlacedPart[], { uses }: Connections): RampEnd[] {
  const ends: RampEnd[] = []
  for (const ramp of parts) {
    if (ramp.part.kind !== 'ramp' || !ramp.isSystem) continue
    const { id, isSupportedTop, isSupportedBottom } = ramp.part
    const isAtRamp = (side: Side) => useOf(uses, id, side)?.kind === 'RAMP_TO_RAMP'
    if (isSupportedTop && !isAtRamp('TOP')) ends.push({ ramp, side: 'TOP' })
    if (isSupportedBottom && !isAtRamp('BOTTOM')) ends.push({ ramp, side: 'BOTTOM' })
  }
  return ends
}

/** Middles of the two legs at one end of a ramp: outside the deck on the joint line (domain 7.1). */
export function legPlaces({ ramp, side }: RampEnd): readonly [Point, Point] {
  const { middle, right } = ramp.sides[side]
  const share = (ramp.usableWidth / 2 + LEG_SIZES.legBesideUsable) / distance(right, middle)
  const x = (right.x - middle.x) * share
  const y = (right.y - middle.y) * share
  return [
    { x: middle.x - x, y: middle.y - y },
    { x: middle.x + x, y: middle.y + y },
  ]
}

/** The two legs at one end of a ramp, each over the ground it stands on. */
function legPair(
  end: RampEnd,
  under: 'ramp-joint' | 'ramp-support',
  own: PartHeight | undefined,
  ground: Ground | null,
): readonly LegPosition[] {
  if (!own) return NONE
  const part = end.ramp.part.id
  const deck = end.side === 'TOP' ? own.top : own.bottom
  return legPlaces(end).map((at, index) => ({
    id: `${part}-${end.side}-leg-${index + 1}`,
    part,
    at,
    deck,
    height: deck - (ground?.heightAt(at) ?? 0),
    under,
  }))
}

const NONE: readonly never[] = []
