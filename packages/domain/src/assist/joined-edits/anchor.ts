import type { Opening } from '../../model/layout/layout.ts'
import type { Side } from '../../model/layout/part.ts'
import { meetingOf } from '../../rules/connections/meeting.ts'
import { attachTo, type Place, standWith } from '../../rules/placement/attach.ts'
import { shapeOf } from '../../rules/placement/part-shape.ts'
import { placePart } from '../../rules/placement/place-parts.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { type Hold, oppositeOf } from './contacts.ts'
import { type Exchange, sideAfter } from './exchange.ts'
import { flushCodes, flushProblem, positionsFrom, sameCorner } from './flush-positions.ts'
import type { JoinedProblem } from './joined-change.ts'

/** What of a part stays where it is while the rest of it changes. */
export type Anchor =
  | { readonly kind: 'hold'; readonly hold: Hold }
  | { readonly kind: 'side'; readonly side: Side; readonly isUpper: true }
  | { readonly kind: 'middle' }

/**
 * What may stay still, the first wish first: the side at the door, the joint on the upper side, or the side across from what
 * follows. A part that stands freely at its top may also give way itself, so that what follows stays.
 */
export function anchorsOf(
  { part }: PlacedPart,
  holds: readonly Hold[],
  openings: readonly Opening[],
): readonly Anchor[] {
  const door = openings.find((one) => one.part === part.id && one.use === 'entrance')
  if (door) return [{ kind: 'side', side: door.side, isUpper: true }]
  const above = holds.filter(({ isFromAbove }) => isFromAbove)
  const [lower] = holds
  if (!lower) return [{ kind: 'middle' }]
  const [upper] = above
  if (upper) return [{ kind: 'hold', hold: upper }]
  return [
    { kind: 'side', side: oppositeOf(lower.mine.side), isUpper: true },
    { kind: 'hold', hold: lower },
  ]
}

export type AnchoredPlace =
  | { readonly kind: 'stands'; readonly place: Place }
  | { readonly kind: 'refused'; readonly because: JoinedProblem }

/** Where the new part stands, held at its anchor. */
export function standingAt(anchor: Anchor, exchange: Exchange): AnchoredPlace {
  const { before, item, next } = exchange
  switch (anchor.kind) {
    case 'middle':
      return { kind: 'stands', place: { at: before.part.at, rotation: before.part.rotation } }
    case 'side': {
      const mySide = sideAfter(anchor.side, before.part, next, anchor.isUpper)
      return { kind: 'stands', place: standWith({ item, mySide, ...before.sides[anchor.side] }) }
    }
    case 'hold':
      return heldBy(anchor.hold, exchange)
  }
}

/** Flush at the corner it had of the part that holds it, or, where that is not allowed, elsewhere along its side. */
function heldBy({ mine, other, isFromAbove }: Hold, exchange: Exchange): AnchoredPlace {
  const { joined, catalogue, before, item, next } = exchange
  const holder = joined.placement.byId.get(other.part)
  const mySide = sideAfter(mine.side, before.part, next, isFromAbove)
  const was = before.sides[mine.side]
  const to = holder?.sides[other.side]
  const position = to ? (meetingOf(to, was)?.position ?? null) : null
  if (!holder || !to || position === null)
    return { kind: 'stands', place: standWith({ item, mySide, ...was }) }
  const end = { placed: holder, side: other.side }
  const known = new Set(flushCodes(end, { placed: before, side: mine.side }, position))
  const length = shapeOf(item).lengths[mySide]
  const kept = sameCorner(
    position,
    { side: to.length, other: was.length },
    { side: to.length, other: length },
  )
  let problem: JoinedProblem = { kind: 'no-end' }
  for (const wanted of positionsFrom(kept)) {
    const place = attachTo({ to, item, mySide, position: wanted })
    const placed = placePart({ ...next, ...place }, catalogue)
    if (!placed) continue
    const own = { placed, side: mySide }
    if (flushCodes(end, own, wanted).every((code) => known.has(code))) return { kind: 'stands', place }
    if (wanted === kept) problem = flushProblem(end, own, wanted) ?? problem
  }
  return { kind: 'refused', because: problem }
}
