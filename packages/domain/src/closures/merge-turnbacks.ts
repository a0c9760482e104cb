import type { Joint } from '../connections/joint.ts'
import { distance, type Point } from '../geometry/point.ts'
import { groupBy } from '../group-by.ts'
import type { PartId } from '../layout/part.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { type Inches, inchesFromSpecPixels, isLess, normalizeAngle } from '../units.ts'
import type { Closure } from './closure.ts'
import { gapGeometry } from './gap-geometry.ts'

/** Turn-backs over two platforms are made for 4 ft sides only (spec 3 §4.7). */
const MERGE_USABLE_WIDTH: Inches = 48
/** Origins of two closures at a right angle merge below this distance (spec 3 §4.7). */
const RIGHT_ANGLE_REACH: Inches = inchesFromSpecPixels(60)
/** Inner ends of two gaps meet where two joined platforms share a corner. */
const CORNER_REACH: Inches = inchesFromSpecPixels(10)
/** Drawn length of a turn-back on one platform: 30 px (spec 3 §4.7). */
const TURNBACK_LENGTH: Inches = inchesFromSpecPixels(30)

/**
 * One closure from ramp rail to ramp rail instead of two beside the platform posts:
 *  - two ramps at the outer ends of one platform side (the 85 and 58 turn-back)
 *  - two ramps on joined platforms, same-facing 4 ft sides, gaps towards each other
 *  - two ramps on joined platforms at a right angle, gaps close together
 */
export function mergeTurnbacks(
  closures: readonly Closure[],
  joints: readonly Joint[],
  placement: Placement,
): Closure[] {
  const joined = joinedPlatforms(joints)
  const merged: Closure[] = []
  const used = new Set<Closure>()
  const sideClosures = closures.filter(isRampSide)
  const byPlatform = groupBy(sideClosures, ({ platform }) => platform)
  for (const first of sideClosures) {
    if (used.has(first)) continue
    const rivals = [first.platform, ...(joined.get(first.platform) ?? [])].flatMap(
      (id) => byPlatform.get(id) ?? [],
    )
    const second = rivals.find(
      (other) => other !== first && !used.has(other) && meets(first, other, placement),
    )
    if (!second) continue
    used.add(first).add(second)
    merged.push(turnbackOf(first, second, placement))
  }
  return [...closures.filter((one) => !used.has(one)), ...merged]
}

const isRampSide = ({ type, position }: Closure) =>
  (type === 'PLATFORM_TO_RAMP' || type === 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE') && position !== 'CENTER'

function joinedPlatforms(joints: readonly Joint[]): ReadonlyMap<PartId, readonly PartId[]> {
  const joined = new Map<PartId, PartId[]>()
  const note = (a: PartId, b: PartId) => joined.set(a, [...(joined.get(a) ?? []), b])
  for (const { kind, a, b } of joints)
    if (kind === 'PLATFORM_TO_PLATFORM') {
      note(a.part, b.part)
      note(b.part, a.part)
    }
  return joined
}

function meets(a: Closure, b: Closure, { byId }: Placement): boolean {
  const first = byId.get(a.platform)
  const second = byId.get(b.platform)
  if (!first || !second) return false
  if (a.platform === b.platform) return a.side === b.side && a.position !== b.position
  const isMade = [first.sides[a.side], second.sides[b.side]].every(
    ({ usableLength }) => usableLength === MERGE_USABLE_WIDTH,
  )
  if (!isMade) return false
  const offset = normalizeAngle(first.sides[a.side].facing - second.sides[b.side].facing)
  if (offset === 0) return isLess(distance(outerPost(a, first), outerPost(b, second)), CORNER_REACH)
  return (offset === 90 || offset === 270) && isLess(distance(a.origin, b.origin), RIGHT_ANGLE_REACH)
}

/** The gap's end at the platform post; the other end is the ramp's rail. */
function outerPost(closure: Closure, platform: PlacedPart): Point {
  const { left, right } = platform.sides[closure.side]
  return closure.position === 'LEFT' ? right : left
}

const railEnd = (closure: Closure, platform: PlacedPart): Point => {
  const post = outerPost(closure, platform)
  const [from, to] = closure.line
  return distance(from, post) > distance(to, post) ? from : to
}

function turnbackOf(a: Closure, b: Closure, { byId }: Placement): Closure {
  const first = byId.get(a.platform)
  const second = byId.get(b.platform)
  const line: readonly [Point, Point] =
    first && second ? [railEnd(a, first), railEnd(b, second)] : [a.origin, b.origin]
  const isOnePlatform = a.platform === b.platform
  const gap = gapGeometry(line)
  return {
    ...a,
    ...gap,
    id: `${a.platform}-${isOnePlatform ? 'TB' : 'MPTB'}`,
    type: 'TURNBACK',
    width: isOnePlatform ? TURNBACK_LENGTH : gap.width,
    others: [...a.others, ...b.others],
  }
}
