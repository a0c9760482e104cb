import { groupBy } from '../../base/group-by.ts'
import type { Joint, JointEnd } from '../connections/joint.ts'
import { isDeck } from '../placement/decks.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import type { ClosureComponent, ClosureEnd, ClosureJoint } from './closure.ts'

/** A joint seen from the deck that owns the gap beside it. */
export type SideJoint = ClosureJoint & {
  readonly deck: PlacedPart
  readonly deckSide: PlacedSide
  readonly otherSide: PlacedSide
  readonly difference: number
}

/** Joints of platforms and extensions, gathered by the platform side they lie on; 45-degree pieces stay out (spec 3 §4.7). */
export function sideJoints(
  joints: readonly Joint[],
  placement: Placement,
): ReadonlyMap<PlacedSide, readonly SideJoint[]> {
  const seen: SideJoint[] = []
  for (const joint of joints) {
    const side = sideJointOf(joint, placement)
    if (side) seen.push(side)
  }
  return groupBy(seen, ({ deckSide }) => deckSide)
}

function sideJointOf({ a, b, wider, position, difference }: Joint, placement: Placement): SideJoint | null {
  const first = placedOf(placement, a.part)
  const second = placedOf(placement, b.part)
  const own = ownerOf(first, second, wider)
  if (own === null) return null
  const [deck, deckAt, other, otherAt]: [PlacedPart, JointEnd, PlacedPart, JointEnd] =
    own === 'a' ? [first, a, second, b] : [second, b, first, a]
  const platform = endOf(deck, deckAt)
  const joined = endOf(other, otherAt)
  if (!platform || !joined) return null
  return {
    platform,
    other: joined,
    position,
    deck,
    deckSide: deck.sides[deckAt.side],
    otherSide: other.sides[otherAt.side],
    difference,
  }
}

/** The deck that owns the gap: the only one, or the one with the wider side. */
function ownerOf(first: PlacedPart, second: PlacedPart, wider: Joint['wider']): 'a' | 'b' | null {
  if (isDeck(first) && isDeck(second)) return wider
  if (isDeck(first)) return 'a'
  return isDeck(second) ? 'b' : null
}

function endOf(placed: PlacedPart, { part, side }: JointEnd): ClosureEnd | null {
  const component = componentOf(placed)
  if (!component) return null
  const { length, usableLength } = placed.sides[side]
  return { part, side, component, length, usableLength }
}

function componentOf({ part }: PlacedPart): ClosureComponent | null {
  switch (part.kind) {
    case 'platform':
      return 'PLATFORM'
    case 'platform-ext':
      return 'PLATFORM_EXT'
    case 'ramp':
      return 'RAMP'
    case 'stair':
      return 'STAIR'
    default:
      return null
  }
}

/** The joint alone, without what only detection needs. */
export const closureJointOf = ({ platform, other, position }: SideJoint): ClosureJoint => ({
  platform,
  other,
  position,
})
