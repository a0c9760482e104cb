import type { Connections } from '../connections/joint.ts'
import { useOf } from '../connections/side-uses.ts'
import { gridIndexOf } from '../geometry/grid-index.ts'
import { add, distance, type Point, rotate } from '../geometry/point.ts'
import type { PartId, Side } from '../layout/part.ts'
import { sideMiddle } from '../placement/place-parts.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import { type Inches, inchesFromSpecPixels, isAtMost } from '../units.ts'

/** Centre of a corner pocket, inwards from both outer edges (domain 7.1). */
const POCKET_INSET: Inches = 1.525
/** A side longer than this carries a pocket in its middle as well. */
const MIDDLE_POCKET_FROM: Inches = 84
/** Pockets of different platforms this close share one leg (spec 3 §4.5). */
const SHARED_POCKET: Inches = inchesFromSpecPixels(40)
/** Heights of shared pockets may differ by this much. */
const SAME_HEIGHT: Inches = 0.01
/** Distance of a ramp leg from the ramp's centre line: feet stand 3.25 in outside the usable half width (domain 7.1). */
const RAMP_LEG_OFFSETS: readonly (readonly [usableWidth: Inches, offset: Inches])[] = [
  [36, 22],
  [48, 28],
  [54, 31],
  [60, 34],
]

/** A place where a leg may stand. */
export type LegPosition = {
  readonly id: string
  readonly part: PartId
  readonly at: Point
  readonly height: Inches
  readonly under: 'platform' | 'ramp-joint' | 'ramp-support'
}

/** Candidate positions: platform pockets, ramp joints and supported ramp ends (spec 3 §4.5). */
export function legPositions(
  { parts, byId }: Placement,
  connections: Connections,
  heights: ReadonlyMap<PartId, PartHeight>,
): LegPosition[] {
  const pockets = parts.flatMap((placed) => pocketsOf(placed, heights.get(placed.part.id)))
  return [
    ...withoutShared(pockets),
    ...connections.joints.flatMap(({ kind, a }) => {
      const ramp = byId.get(a.part)
      return kind === 'RAMP_TO_RAMP' && ramp ? rampLegs(ramp, a.side, heights.get(a.part), 'ramp-joint') : []
    }),
    ...supportedEnds(parts, connections).flatMap(({ ramp, side }) =>
      rampLegs(ramp, side, heights.get(ramp.part.id), 'ramp-support'),
    ),
  ]
}

/** Platform corners (and middles of long sides), numbered from the top left; none under pads and resting platforms. */
export function pocketPoints(placed: PlacedPart): readonly Point[] {
  const x = placed.width / 2 - POCKET_INSET
  const y = placed.length / 2 - POCKET_INSET
  const corners = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
  const middles = [
    ...(placed.usableWidth > MIDDLE_POCKET_FROM
      ? [
          { x: 0, y: -y },
          { x: 0, y },
        ]
      : []),
    ...(placed.usableLength > MIDDLE_POCKET_FROM
      ? [
          { x: -x, y: 0 },
          { x, y: 0 },
        ]
      : []),
  ]
  return [...corners, ...middles].map((local) => add(placed.part.at, rotate(local, placed.part.rotation)))
}

function pocketsOf(placed: PlacedPart, height: PartHeight | undefined): LegPosition[] {
  const { part, item } = placed
  if (part.kind !== 'platform' || !height || item.role === 'landing-pad' || part.isResting) return []
  return pocketPoints(placed).map((at, index) => ({
    id: `${part.id}-leg-${index + 1}`,
    part: part.id,
    at,
    height: height.top,
    under: 'platform',
  }))
}

/** Of pockets of different platforms close together at one height, the first keeps the leg. */
function withoutShared(pockets: readonly LegPosition[]): LegPosition[] {
  const order = new Map(pockets.map((pocket, position) => [pocket, position]))
  const index = gridIndexOf(pockets, ({ at }) => ({
    min: { x: at.x - SHARED_POCKET / 2, y: at.y - SHARED_POCKET / 2 },
    max: { x: at.x + SHARED_POCKET / 2, y: at.y + SHARED_POCKET / 2 },
  }))
  const dropped = new Set<LegPosition>()
  for (const pocket of pockets) {
    if (dropped.has(pocket)) continue
    for (const other of index.near(reachOf(pocket)))
      if ((order.get(other) ?? 0) > (order.get(pocket) ?? 0) && isShared(pocket, other)) dropped.add(other)
  }
  return pockets.filter((pocket) => !dropped.has(pocket))
}

const reachOf = ({ at }: LegPosition) => ({
  min: { x: at.x - SHARED_POCKET, y: at.y - SHARED_POCKET },
  max: { x: at.x + SHARED_POCKET, y: at.y + SHARED_POCKET },
})

const isShared = (a: LegPosition, b: LegPosition): boolean =>
  a.part !== b.part &&
  Math.abs(a.height - b.height) <= SAME_HEIGHT &&
  isAtMost(distance(a.at, b.at), SHARED_POCKET)

/** Supported ramp ends that are no ramp-to-ramp joint, which has its legs already. */
function supportedEnds(parts: readonly PlacedPart[], { uses }: Connections) {
  const ends: { readonly ramp: PlacedPart; readonly side: Side }[] = []
  for (const ramp of parts) {
    if (ramp.part.kind !== 'ramp') continue
    const { id, isSupportedTop, isSupportedBottom } = ramp.part
    const isAtRamp = (side: Side) => useOf(uses, id, side)?.kind === 'RAMP_TO_RAMP'
    if (isSupportedTop && !isAtRamp('TOP')) ends.push({ ramp, side: 'TOP' })
    if (isSupportedBottom && !isAtRamp('BOTTOM')) ends.push({ ramp, side: 'BOTTOM' })
  }
  return ends
}

/** The two legs at one end of a ramp, outside the deck on the joint line (domain 7.1). */
function rampLegs(
  ramp: PlacedPart,
  side: Side,
  heights: PartHeight | undefined,
  under: 'ramp-joint' | 'ramp-support',
): LegPosition[] {
  if (!heights) return []
  const offset = legOffset(ramp.usableWidth)
  const height = side === 'TOP' ? heights.top : heights.bottom
  const { y } = sideMiddle(side, ramp)
  return [-offset, offset].map((x, index) => ({
    id: `${ramp.part.id}-${side}-leg-${index + 1}`,
    part: ramp.part.id,
    at: add(ramp.part.at, rotate({ x, y }, ramp.part.rotation)),
    height,
    under,
  }))
}

const legOffset = (usableWidth: Inches): Inches =>
  RAMP_LEG_OFFSETS.find(([width]) => width >= usableWidth)?.[1] ?? usableWidth / 2 + 4
