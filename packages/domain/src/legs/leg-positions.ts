import type { Connections } from '../connections/joint.ts'
import { gridIndexOf } from '../geometry/grid-index.ts'
import { boxAbout } from '../geometry/outline.ts'
import { add, distance, type Point, rotate } from '../geometry/point.ts'
import { groupBy } from '../group-by.ts'
import { isRestingFiveByFive } from '../handrails/rail-platforms.ts'
import { isSystemPart, type PartId, SIDES, type Side } from '../layout/part.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import { type Inches, inchesFromSpecPixels, isAtMost } from '../units.ts'
import type { LegPosition } from './leg-position.ts'
import { rampLegs } from './ramp-legs.ts'

/** Centre of a corner pocket, inwards from both outer edges (domain 7.1). */
const POCKET_INSET: Inches = 1.525
/** A side longer than this carries a pocket in its middle as well. */
const MIDDLE_POCKET_FROM: Inches = 84
/** Pockets of different platforms this close share one leg (spec 3 §4.5). */
const SHARED_POCKET: Inches = inchesFromSpecPixels(40)
/** Heights of shared pockets may differ by this much. */
const SAME_HEIGHT: Inches = 0.01

/** Candidate positions: platform pockets, ramp joints and supported ramp ends (spec 3 §4.5). */
export function legPositions(
  placement: Placement,
  connections: Connections,
  heights: ReadonlyMap<PartId, PartHeight>,
): LegPosition[] {
  const hung = hungSides(connections)
  const pockets = placement.parts.flatMap((placed) =>
    pocketsOf(placed, heights.get(placed.part.id), hung.get(placed.part.id)),
  )
  return [...withoutShared(pockets), ...rampLegs(placement, connections, heights)]
}

/** The sides an extension hangs on its platforms by. */
export const hungSides = ({ joints }: Pick<Connections, 'joints'>): ReadonlyMap<PartId, readonly Side[]> =>
  new Map(
    [
      ...groupBy(
        joints.filter(({ kind }) => kind === 'PLATFORM_TO_PFEXT'),
        ({ b }) => b.part,
      ),
    ].map(([part, hangs]) => [part, hangs.map(({ b }) => b.side)]),
  )

/** Platform corners clockwise from the top left, and the middles of long sides. */
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

function pocketsOf(
  placed: PlacedPart,
  height: PartHeight | undefined,
  hungBy: readonly Side[] | undefined,
): LegPosition[] {
  const { part } = placed
  if (!height || !standsOnPockets(placed)) return []
  const carried = part.kind === 'platform-ext' ? carriedPockets(hungBy) : []
  return pocketPoints(placed).flatMap((at, index) =>
    carried.includes(index)
      ? []
      : [
          {
            id: `${part.id}-leg-${index + 1}`,
            part: part.id,
            at,
            height: height.top,
            under: 'platform' as const,
          },
        ],
  )
}

/** Platforms and extensions have legs of their own; a landing pad lies, and a resting 5x5 hangs between two ramps (spec 3 §4.5). */
export function standsOnPockets(placed: PlacedPart): boolean {
  const { part, item } = placed
  if (!isSystemPart(part)) return false
  if (part.kind === 'platform-ext') return true
  if (part.kind !== 'platform' || item.role === 'landing-pad') return false
  return !isRestingFiveByFive(placed)
}

/** An extension hangs on its platform with one side; its legs stand at the corners away from it (domain 7.13). */
const carriedPockets = (hungBy: readonly Side[] = ['TOP']): readonly number[] =>
  hungBy.flatMap((side) => [SIDES.indexOf(side), (SIDES.indexOf(side) + 1) % 4])

/** Of pockets of different platforms close together at one height, the first keeps the leg. */
function withoutShared(pockets: readonly LegPosition[]): LegPosition[] {
  const index = gridIndexOf(pockets, ({ at }) => boxAbout(at, 0))
  const kept = new Set<LegPosition>()
  for (const pocket of pockets) {
    const isTaken = (other: LegPosition) => kept.has(other) && isShared(pocket, other)
    if (!index.some(boxAbout(pocket.at, SHARED_POCKET), isTaken)) kept.add(pocket)
  }
  return [...kept]
}

const isShared = (a: LegPosition, b: LegPosition): boolean =>
  a.part !== b.part &&
  isAtMost(Math.abs(a.height - b.height), SAME_HEIGHT) &&
  isAtMost(distance(a.at, b.at), SHARED_POCKET)
