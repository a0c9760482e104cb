import { groupBy } from '../../base/group-by.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import type { Carried } from './carry-along.ts'
import { contactsOf, type Hold, hangingOn, type Joined } from './contacts.ts'
import { hasEnds, sideAfter } from './exchange.ts'
import { type Flush, type FlushEnd, flushCodes, flushProblem, waysToFollow } from './flush-positions.ts'
import type { JoinedProblem } from './joined-change.ts'
import { isSameMotion, type Motion, STILL } from './motion.ts'

export type Followers =
  | { readonly kind: 'follow'; readonly carried: readonly Carried[] }
  | { readonly kind: 'refused'; readonly because: JoinedProblem }

type Change = {
  readonly joined: Joined
  readonly before: PlacedPart
  readonly after: PlacedPart
  readonly holds: readonly Hold[]
  /** The hold at which the part stays; what hangs on it stays too. */
  readonly still: Hold | null
}

/** One follower of a part: how it lay, and every way it may lie now. */
type Following = { readonly ways: readonly Flush[]; readonly problem: JoinedProblem | null }

/** How everything that was joined to a part follows it as it changes, each group that hangs together as a whole. */
export function followersOf(change: Change): Followers {
  const { joined, before, after, holds, still } = change
  if (sharesAnEnd(change)) return { kind: 'refused', because: { kind: 'no-end' } }
  const contacts = contactsOf(joined)
  const { id } = before.part
  const isCut = (one: { upper: { part: PartId }; lower: { part: PartId } }) =>
    one.upper.part === id || one.lower.part === id
  const groups = groupBy(holds, ({ other }) => {
    const ids = [...hangingOn(other.part, contacts, isCut)]
    return ids.toSorted().join(' ')
  })
  const carried: Carried[] = []
  for (const group of groups.values()) {
    const ids = hangingOn(group[0]?.other.part ?? '', contacts, isCut)
    const stays = (still !== null && group.includes(still)) || holdsEntrance(ids, joined)
    const followings = group
      .filter((hold) => hold !== still)
      .map((hold) => followingOf(hold, before, after, joined))
    const motion = followings.length === 0 ? STILL : motionOf(followings, stays)
    if (motion === null) {
      const rule = followings.find(({ ways }) => ways.length === 0)?.problem
      return { kind: 'refused', because: rule ?? { kind: 'held' } }
    }
    carried.push({ ids, motion })
  }
  return { kind: 'follow', carried }
}

/** A ramp or stair has one upper and one lower end: two parts cannot share one of them. */
function sharesAnEnd({ before, after, holds }: Change): boolean {
  if (!hasEnds(after.part)) return false
  const sides = holds.map(({ mine, isFromAbove }) =>
    sideAfter(mine.side, before.part, after.part, isFromAbove),
  )
  return new Set(sides).size < sides.length
}

/** A door does not move: what has an entrance of its own stays. */
const holdsEntrance = (ids: ReadonlySet<PartId>, { layout }: Joined): boolean =>
  layout.openings.some(({ part, use }) => use === 'entrance' && ids.has(part))

function followingOf(
  { mine, other, isFromAbove }: Hold,
  before: PlacedPart,
  after: PlacedPart,
  { placement }: Joined,
): Following {
  const follower = placement.byId.get(other.part)
  const [was, is] = [mine.side, sideAfter(mine.side, before.part, after.part, isFromAbove)]
  if (!follower) return { ways: [], problem: null }
  const end: FlushEnd = { placed: follower, side: other.side }
  const [first, ...rest] = waysToFollow(before.sides[was], after.sides[is], follower.sides[other.side])
  const known = new Set(flushCodes({ placed: before, side: was }, end, first.position))
  const own: FlushEnd = { placed: after, side: is }
  const isSound = ({ position }: Flush) => flushCodes(own, end, position).every((code) => known.has(code))
  return { ways: [first, ...rest].filter(isSound), problem: flushProblem(own, end, first.position) }
}

/** The one motion that takes all of them along; null where there is none, or where they have to stay. */
function motionOf([first, ...rest]: readonly Following[], stays: boolean): Motion | null {
  const fits = ({ motion }: Flush) =>
    (!stays || isSameMotion(motion, STILL)) &&
    rest.every(({ ways }) => ways.some((way) => isSameMotion(way.motion, motion)))
  return first?.ways.find(fits)?.motion ?? null
}
