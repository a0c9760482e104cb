import type { Connections } from '../connections/joint.ts'
import { useOf } from '../connections/side-uses.ts'
import { isSystemPart, type PartId, type Side } from '../layout/part.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import type { Inches } from '../units.ts'
import type { LegPosition } from './leg-position.ts'

/** Ramp legs stand this far outside the usable half width: 22 in from the centre line of a 36 in ramp (domain 7.1). */
const OUTSIDE_USABLE: Inches = 4

const ENDS = ['TOP', 'BOTTOM'] as const

/** A pair of legs at every ramp joint, at every supported ramp end, and at both ends of a 45-degree piece. */
export function rampLegs(
  placement: Placement,
  connections: Connections,
  heights: ReadonlyMap<PartId, PartHeight>,
): LegPosition[] {
  return [
    ...jointEnds(placement, connections).flatMap(({ ramp, side }) =>
      legPair({ ramp, side, under: 'ramp-joint' }, heights),
    ),
    ...placement.parts
      .filter(isPiece)
      .flatMap((ramp) => ENDS.flatMap((side) => legPair({ ramp, side, under: 'ramp-joint' }, heights))),
    ...supportedEnds(placement.parts, connections).flatMap(({ ramp, side }) =>
      legPair({ ramp, side, under: 'ramp-support' }, heights),
    ),
  ]
}

type RampEnd = { readonly ramp: PlacedPart; readonly side: Side }

/** The 45-degree piece stands on its own two legs at each end (domain 7.2). */
const isPiece = ({ part }: PlacedPart) => part.kind === 'arr' && isSystemPart(part)

/** The upper ramp's end at every joint of two ramps; a 45-degree piece brings the legs of its joints itself. */
function jointEnds(placement: Placement, { joints }: Connections): RampEnd[] {
  return joints.flatMap(({ a, b }) => {
    const [ramp, lower] = [placedOf(placement, a.part), placedOf(placement, b.part)]
    return ramp.part.kind === 'ramp' && lower.part.kind === 'ramp' ? [{ ramp, side: a.side }] : []
  })
}

/** Supported ramp ends that are no ramp-to-ramp joint, which has its legs already. */
function supportedEnds(parts: readonly PlacedPart[], { uses }: Connections): RampEnd[] {
  const ends: RampEnd[] = []
  for (const ramp of parts) {
    if (ramp.part.kind !== 'ramp' || !isSystemPart(ramp.part)) continue
    const { id, isSupportedTop, isSupportedBottom } = ramp.part
    const isAtRamp = (side: Side) => useOf(uses, id, side)?.kind === 'RAMP_TO_RAMP'
    if (isSupportedTop && !isAtRamp('TOP')) ends.push({ ramp, side: 'TOP' })
    if (isSupportedBottom && !isAtRamp('BOTTOM')) ends.push({ ramp, side: 'BOTTOM' })
  }
  return ends
}

/** The two legs at one end of a ramp, outside the deck on the joint line (domain 7.1). */
function legPair(
  { ramp, side, under }: RampEnd & { readonly under: 'ramp-joint' | 'ramp-support' },
  heights: ReadonlyMap<PartId, PartHeight>,
): LegPosition[] {
  const own = heights.get(ramp.part.id)
  if (!own) return []
  const offset = ramp.usableWidth / 2 + OUTSIDE_USABLE
  const end = ramp.sides[side]
  const across = { x: end.right.x - end.middle.x, y: end.right.y - end.middle.y }
  const half = Math.hypot(across.x, across.y)
  return [-offset, offset].map((x, index) => ({
    id: `${ramp.part.id}-${side}-leg-${index + 1}`,
    part: ramp.part.id,
    at: { x: end.middle.x + (across.x * x) / half, y: end.middle.y + (across.y * x) / half },
    height: side === 'TOP' ? own.top : own.bottom,
    under,
  }))
}
