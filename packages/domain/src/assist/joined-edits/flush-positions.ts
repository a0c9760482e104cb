import { subtract } from '../../base/geometry/point.ts'
import { type Inches, isLess, normalizeAngle } from '../../base/units.ts'
import type { IssueCode } from '../../model/layout/issue.ts'
import type { Position, Side } from '../../model/layout/part.ts'
import { jointProblems } from '../../rules/connections/joint-checks.ts'
import { meetingOf } from '../../rules/connections/meeting.ts'
import { pairProblem } from '../../rules/connections/pair-rules.ts'
import { mayConnect } from '../../rules/connections/validity.ts'
import { flushMiddle } from '../../rules/placement/attach.ts'
import type { PlacedPart, PlacedSide } from '../../rules/placement/placed-part.ts'
import type { JoinedProblem } from './joined-change.ts'
import { type Motion, movedPoint } from './motion.ts'

/** A way to lie flush: where along the side, and how to come there. */
export type Flush = { readonly position: Position; readonly motion: Motion }

/**
 * How what lies against a side follows it when the side becomes another one: first at the corner it has, or in the middle, then
 * elsewhere along it. What lies out of line, such as a plate that was pushed aside, follows only as it lies.
 */
export function waysToFollow(
  before: PlacedSide,
  after: PlacedSide,
  follower: PlacedSide,
): readonly [Flush, ...Flush[]] {
  const degrees = normalizeAngle(after.facing - before.facing)
  const turn: Motion = { about: before.middle, degrees, by: { x: 0, y: 0 } }
  const lay = meetingOf(before, follower)?.position ?? null
  const asItLies = {
    position: 'CENTER',
    motion: { ...turn, by: subtract(after.middle, before.middle) },
  } as const
  if (lay === null) return [asItLies]
  const other = follower.length
  const from = movedPoint(follower.middle, turn)
  const at = (position: Position): Flush => ({
    position,
    motion: { ...turn, by: subtract(flushMiddle(after, other, position), from) },
  })
  const [first, ...others] = positionsFrom(
    sameCorner(lay, { side: before.length, other }, { side: after.length, other }),
  )
  return [at(first), ...others.map(at)]
}

type Lengths = { readonly side: Inches; readonly other: Inches }

/** The position that keeps two flush sides at the same corner of the first one, when one of them gets another length. */
export const sameCorner = (position: Position, was: Lengths, is: Lengths): Position =>
  isLess(was.side, was.other) === isLess(is.side, is.other) ? position : MIRRORED[position]

/** Positions are seen from the wider part: seen from the other one, left is right. */
const MIRRORED: Readonly<Record<Position, Position>> = { LEFT: 'RIGHT', CENTER: 'CENTER', RIGHT: 'LEFT' }

const IN_ORDER: readonly Position[] = ['CENTER', 'LEFT', 'RIGHT']

/** Every position, one of them first. */
export const positionsFrom = (first: Position): readonly [Position, ...Position[]] => [
  first,
  ...IN_ORDER.filter((one) => one !== first),
]

export type FlushEnd = { readonly placed: PlacedPart; readonly side: Side }

/** What keeps two ends from lying flush at a position; plates lie anywhere. */
export function flushProblem(own: FlushEnd, other: FlushEnd, position: Position): JoinedProblem | null {
  const [first] = flushCodes(own, other, position)
  if (first === undefined) return null
  const values = { a: own.placed.item.frontendName, b: other.placed.item.frontendName }
  return { kind: 'rule', code: first, values }
}

/** Every rule that two ends break where they lie flush. */
export function flushCodes(own: FlushEnd, other: FlushEnd, position: Position): readonly IssueCode[] {
  if (!own.placed.isSystem || !other.placed.isSystem) return []
  if (mayConnect(own.placed, own.side, other.placed, other.side) === null)
    return [pairProblem(own.placed, other.placed) ?? 'connection.not-valid']
  const [ownSide, otherSide] = [own.placed.sides[own.side], other.placed.sides[other.side]]
  const difference = Math.abs(ownSide.length - otherSide.length)
  return jointProblems({ own: own.placed, ownSide, other: other.placed, otherSide, position, difference })
}
