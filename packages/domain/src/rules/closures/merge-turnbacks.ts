import { distance } from '../../base/geometry/point.ts'
import { groupBy } from '../../base/group-by.ts'
import { type Inches, inchesFromSpecPixels, isLess } from '../../base/units.ts'
import { type PartId, SIDES } from '../../model/layout/part.ts'
import { closureDifferences } from '../../model/products/closure-differences.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { Joint, SideUses } from '../connections/joint.ts'
import { isTurnbackSize } from '../handrails/rail-platforms.ts'
import type { PlatformRails } from '../handrails/rails.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { Closure } from './closure.ts'
import { isRampSide, joinedClosure, orientationOf, postsMeet } from './joined-closure.ts'

/** What closures are detected from. */
export type ClosureContext = {
  readonly joints: readonly Joint[]
  readonly uses: SideUses
  readonly placement: Placement
  readonly platformRails: ReadonlyMap<PartId, PlatformRails>
  readonly product: ProductLine
}

/** Origins of two closures at a right angle merge below this distance (spec 3 §4.7). */
const RIGHT_ANGLE_REACH: Inches = inchesFromSpecPixels(60)
/** Inner ends of two gaps meet where two joined platforms share a corner. */
const CORNER_REACH: Inches = inchesFromSpecPixels(10)
/** Length of a turn-back on one platform: 30 px (spec 3 §4.7). */
const TURNBACK_LENGTH: Inches = inchesFromSpecPixels(30)

/**
 * One closure from ramp rail to ramp rail (spec 3 §4.7, domain 7.10):
 *  - two ramps at the outer ends of the open long side of an 8x5 or 5x8 platform: -TB
 *  - two ramps on platforms joined at the center, gaps towards each other: -MPTB
 *  - two ramps on such platforms at a right angle, gaps close together: -MPT where the line makes a tee, else -MPTB
 */
export function mergeTurnbacks(closures: readonly Closure[], context: ClosureContext): Closure[] {
  const named = closures.map((one) => onTurnbackPlatform(one, context))
  const singles = named.filter(isRampSide)
  if (singles.length < 2) return named
  const joined = joinedAtCenter(context.joints)
  const byPlatform = groupBy(singles, ({ platform }) => platform)
  const merged: Closure[] = []
  const used = new Set<Closure>()
  for (const first of singles) {
    if (used.has(first)) continue
    const second = joined
      .get(first.platform)
      ?.flatMap(({ to }) => byPlatform.get(to) ?? [])
      .find((other) => !used.has(other) && meets(first, other, context))
    if (!second) continue
    used.add(first).add(second)
    const turnback = pairTurnback(first, second, context)
    const isSecond = merged.some(({ id }) => id === turnback.id)
    merged.push(isSecond ? { ...turnback, id: `${turnback.id}-${first.side}` } : turnback)
  }
  return [...named.filter((one) => !used.has(one)), ...merged]
}

/** The gap between two ramps on an 8x5 platform whose other three sides are railed. */
function onTurnbackPlatform(closure: Closure, { placement, platformRails }: ClosureContext): Closure {
  const placed = placedOf(placement, closure.platform)
  const isAtEnds = closure.joints.every(({ position }) => position !== 'CENTER')
  if (closure.orientation !== 'TURNBACK' || !isAtEnds || !isTurnbackSize(placed)) return closure
  const railed = platformRails.get(closure.platform)?.sides
  if (railed?.length !== 3 || !shortSides(placed).every((side) => railed.includes(side))) return closure
  return { ...closure, id: `${closure.platform}-TB`, type: 'TURNBACK', width: TURNBACK_LENGTH }
}

const shortSides = ({ sides }: PlacedPart) => SIDES.filter((side) => sides[side].usableLength === 60)

/** Both ends of every centred joint; gaps lie on platforms only, so that what else is joined there is no matter. */
const joinedAtCenter = (joints: readonly Joint[]) =>
  groupBy(
    joints
      .filter(({ position }) => position === 'CENTER')
      .flatMap(({ a, b }) => [
        { from: a.part, to: b.part },
        { from: b.part, to: a.part },
      ]),
    ({ from }) => from,
  )

function meets(a: Closure, b: Closure, { placement, product }: ClosureContext): boolean {
  if (![a, b].every((one) => isMade(one, placement, product))) return false
  const orientation = orientationOf(a, b, placement)
  if (orientation === 'TURNBACK') return postsMeet(a, b, placement, CORNER_REACH)
  return orientation === 'TURN' && isLess(distance(a.origin, b.origin), RIGHT_ANGLE_REACH)
}

/** Turn-backs over two platforms are made for some sizes only. */
function isMade({ platform, side }: Closure, placement: Placement, product: ProductLine): boolean {
  const placed = placedOf(placement, platform)
  const made = closureDifferences(product).pairTurnback
  if (!made || placed.sides[side].usableLength !== made.side) return false
  return (
    made.sizes === 'any' ||
    made.sizes.some(([width, length]) => placed.usableWidth === width && placed.usableLength === length)
  )
}

function pairTurnback(a: Closure, b: Closure, { placement, product }: ClosureContext): Closure {
  const orientation = orientationOf(a, b, placement)
  const isTee = orientation === 'TURN' && closureDifferences(product).corner === 'tee'
  return isTee
    ? joinedClosure(a, b, { type: 'TEE', suffix: 'MPT', orientation })
    : joinedClosure(a, b, { type: 'TURNBACK', suffix: 'MPTB', orientation })
}
