import { firstOfEachPlace } from '../../base/geometry/grid-index.ts'
import { distance, type Point, turnOf } from '../../base/geometry/point.ts'
import { type Inches, inchesFromSpecPixels, isAtMost } from '../../base/units.ts'
import type { Ground } from '../../model/ground/ground.ts'
import { type PartId, SIDES, type Side } from '../../model/layout/part.ts'
import { hungSides } from '../connections/hung-sides.ts'
import type { Connections } from '../connections/joint.ts'
import { isRestingFiveByFive } from '../handrails/rail-platforms.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import type { LegPosition } from './leg-position.ts'
import { rampLegs } from './ramp-legs.ts'

/** Centre of a corner pocket, inwards from both outer edges (domain 7.1). */
const POCKET_INSET: Inches = 1.525
/** A side longer than this carries a pocket in its middle as well. */
const MIDDLE_POCKET_FROM: Inches = 84
/** Pockets of different platforms this close share one leg (spec 3 §4.5). */
const SHARED_POCKET: Inches = inchesFromSpecPixels(40)
/** Surface heights of shared pockets may differ by this much. */
const SAME_HEIGHT: Inches = 0.01

/** Candidate positions: platform pockets, ramp joints and supported ramp ends (spec 3 §4.5). */
export function legPositions(
  placement: Placement,
  connections: Connections,
  heights: ReadonlyMap<PartId, PartHeight>,
  ground: Ground | null,
): LegPosition[] {
  const hung = hungSides(connections)
  const pockets: LegPosition[] = []
  for (const placed of placement.parts)
    if (standsOnPockets(placed))
      pockets.push(...pocketsOf(placed, heights.get(placed.part.id), hung.get(placed.part.id), ground))
  return [...withoutShared(pockets), ...rampLegs(placement, connections, heights, ground)]
}

/** Platform corners clockwise from the top left, and the middles of long sides. */
export function pocketPoints(placed: PlacedPart): readonly Point[] {
  const x = placed.width / 2 - POCKET_INSET
  const y = placed.length / 2 - POCKET_INSET
  const { at, rotation } = placed.part
  const [cosine, sine] = turnOf(rotation)
  const pocket = (dx: Inches, dy: Inches): Point => ({
    x: at.x + (dx * cosine - dy * sine),
    y: at.y + (dx * sine + dy * cosine),
  })
  const points = [pocket(-x, -y), pocket(x, -y), pocket(x, y), pocket(-x, y)]
  if (placed.usableWidth > MIDDLE_POCKET_FROM) points.push(pocket(0, -y), pocket(0, y))
  if (placed.usableLength > MIDDLE_POCKET_FROM) points.push(pocket(-x, 0), pocket(x, 0))
  return points
}

function pocketsOf(
  placed: PlacedPart,
  height: PartHeight | undefined,
  hungBy: readonly Side[] | undefined,
  ground: Ground | null,
): LegPosition[] {
  const { part } = placed
  if (!height) return []
  const carried = part.kind === 'platform-ext' ? carriedPockets(hungBy) : []
  const pockets: LegPosition[] = []
  for (const [index, at] of pocketPoints(placed).entries())
    if (!carried.includes(index))
      pockets.push({
        id: `${part.id}-leg-${index + 1}`,
        part: part.id,
        at,
        deck: height.top,
        height: height.top - (ground?.heightAt(at) ?? 0),
        under: 'platform',
      })
  return pockets
}

/** Platforms and extensions have legs of their own; a landing pad lies, and a resting 5x5 hangs between two ramps (spec 3 §4.5). */
export function standsOnPockets(placed: PlacedPart): boolean {
  const { part, item, isSystem } = placed
  if (!isSystem) return false
  if (part.kind === 'platform-ext') return true
  if (part.kind !== 'platform' || item.role === 'landing-pad') return false
  return !isRestingFiveByFive(placed)
}

/** An extension hangs on its platform with one side; its legs stand at the corners away from it (domain 7.13). */
const carriedPockets = (hungBy: readonly Side[] = ['TOP']): readonly number[] =>
  hungBy.flatMap((side) => [SIDES.indexOf(side), (SIDES.indexOf(side) + 1) % 4])

/** Of pockets of different platforms close together at one height, the first keeps the leg. */
const withoutShared = (pockets: readonly LegPosition[]): LegPosition[] =>
  firstOfEachPlace(pockets, { atOf: ({ at }) => at, reach: SHARED_POCKET, isOne: sharesPocket })

type Pocket = Pick<LegPosition, 'part' | 'at' | 'deck'>

/** Whether one leg serves pockets of two platforms. */
export const sharesPocket = (a: Pocket, b: Pocket): boolean =>
  a.part !== b.part &&
  isAtMost(Math.abs(a.deck - b.deck), SAME_HEIGHT) &&
  isAtMost(distance(a.at, b.at), SHARED_POCKET)
