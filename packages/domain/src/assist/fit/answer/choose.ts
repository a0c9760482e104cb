import { distance } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import { KINDS } from '../pieces/route.ts'
import type { FitWishes } from '../request/fit-request.ts'
import { centreOf } from '../room/rect.ts'
import { isLargeDeck } from '../routes/starts.ts'
import { doorDeckArea, footprintArea, whysOf } from './merits.ts'
import type { Candidate, Proposal } from './proposal.ts'

/** More than this many layouts nobody compares. */
const MOST = 6

/**
 * The proposals that are offered, best first, and why each: no two that are one to a person, one with more room at the door where
 * that was looked for, the cheapest of every kind, then by price.
 */
export function chooseProposals(candidates: readonly Candidate[], wishes: FitWishes): readonly Proposal[] {
  const apart = withoutAlike(candidates.toSorted(byPrice))
  const firsts = apart.filter((one) => apart.find(({ kind }) => kind === one.kind) === one)
  const shapes = apart.filter((one) => apart.find((other) => shapeOf(other) === shapeOf(one)) === one)
  const withRoom = apart.filter(hasRoomAtDoor).slice(0, 1)
  const wanted = [...apart.slice(0, 1), ...withRoom, ...firsts, ...shapes, ...apart]
  const chosen = [...new Set(wanted)].slice(0, MOST).sort(byPrice)
  const ordered = wishes.straight
    ? [...straight(chosen), ...chosen.filter((one) => !isStraight(one))]
    : chosen
  const whys = whysOf(ordered)
  return ordered.map(({ route: _, ...candidate }, index) => ({
    id: `${index + 1}`,
    ...candidate,
    why: whys[index] ?? '',
  }))
}

const isStraight = ({ kind }: Candidate) => kind === 'straight'
const straight = (candidates: readonly Candidate[]) => candidates.filter(isStraight)

/** Of one price the shorter one comes first, then the smaller footprint, then fewer turns. */
const byPrice = (a: Candidate, b: Candidate): number =>
  a.price - b.price ||
  a.linearFeet - b.linearFeet ||
  footprintArea(a) - footprintArea(b) ||
  a.turns - b.turns ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)

const hasRoomAtDoor = (candidate: Candidate): boolean => isLargeDeck(doorDeckArea(candidate))

/** Which way it leaves the door, how it turns, and whether there is more room than usual at the door. */
function shapeOf(candidate: Candidate): string {
  const { signature, stages } = candidate.route
  return [signature.slice(0, 1), hasRoomAtDoor(candidate), ...stages].join(' ')
}

/** Layouts of one shape that end within this of one another are one to a person. */
const ALIKE: Inches = 36

/** Of layouts that are one to a person the cheapest. */
function withoutAlike(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = []
  for (const one of candidates) if (!kept.some((other) => isAlike(one, other))) kept.push(one)
  return kept
}

const isAlike = (a: Candidate, b: Candidate): boolean =>
  shapeOf(a) === shapeOf(b) && distance(centreOf(a.route.landing), centreOf(b.route.landing)) <= ALIKE
