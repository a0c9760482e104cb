import { add } from '../../../base/geometry/point.ts'
import { type Cents, INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import { flightOverKept } from '../pieces/flight-over-kept.ts'
import { keptAhead } from '../pieces/kept-ahead.ts'
import { decksAt, type Onward } from '../pieces/landings.ts'
import type { Deck, FlightLaid } from '../pieces/route.ts'
import { step } from '../room/rect.ts'
import { leastOfFlight, leastOfJoints } from '../routes/estimate.ts'
import { areDecksOffRoute, haveRoom, isOffRoute, noteShort } from '../routes/free-pieces.ts'
import { areFeetFree } from '../routes/joint-feet.ts'
import { leastUnderDecks, lowestDeck } from '../routes/support-prices.ts'
import type { FlightTable } from '../stock/flight-table.ts'
import { endRoute } from './end-route.ts'
import {
  dearest,
  type Found,
  flightFrom,
  type Hunt,
  hasNoPriceLimit,
  isSpent,
  needed,
  type PatternRequest,
  type Walk,
} from './hunt.ts'
import { leastFrom, lengthsInOrder } from './lengths-in-order.ts'
import { BLOCKED, FREE } from './room-for-landings.ts'
import { axisAfter, axisOf, mostRoom } from './room-left.ts'
import { shortlistOf } from './shortlist.ts'

/** The cheapest ways of one pattern: every split of its length into flights, on every start, over every landing. */
export function searchPattern(request: PatternRequest): Found {
  const { search, roomLeft } = request
  const starts = request.starts.filter(
    ({ from, heading }) => !isDeadEnd(request, { from, heading, used: 0 }, 0),
  )
  if (starts.length === 0 || needed({ used: 0 }, search) > mostRoom(roomLeft))
    return { routes: [], looked: 0, isExhausted: true, knownBelow: request.below }
  const prices = request.stages.map((stage) => request.landings.atLeast(stage))
  const landingPrices = prices.map((_, index) => prices.slice(index).reduce((sum, price) => sum + price, 0))
  const hunt: Hunt = {
    ...request,
    landingPrices,
    lengths: lengthsInOrder({ ...request, landingPrices }),
    keptAhead: keptAhead(request.stages, request.landings, request.search),
    shortlist: shortlistOf(request.most, request.below),
    looked: 0,
    hasSkipped: false,
  }
  for (const { pieces, joints, from, heading, price } of starts)
    if (hunt.keptAhead?.fromUpper(pieces, { from, heading, flight: 0 }) !== false)
      lay(hunt, { pieces, joints: [joints], from, heading, used: 0, price }, 0)
  return {
    routes: hunt.shortlist.routes(),
    looked: hunt.looked,
    isExhausted: !hunt.hasSkipped && !isSpent(hunt),
    knownBelow: dearest(hunt),
  }
}

/**
 * Lays the next flight in every length, and goes on from each. True where the site lets nothing go on from here: what only
 * costs too much, or meets the way above, may go on elsewhere.
 */
function lay(hunt: Hunt, walk: Walk, depth: number): boolean {
  if (isSpent(hunt)) return false
  const isDead = depth === hunt.stages.length ? endRoute(hunt, walk) : layEvery(hunt, walk, depth)
  if (isDead) hunt.deadEnds.add(hunt.ahead[depth] ?? '', walk.used, walk)
  return isDead
}

const isDeadEnd = (
  { deadEnds, ahead }: Pick<PatternRequest, 'deadEnds' | 'ahead'>,
  at: Pick<Walk, 'from' | 'heading' | 'used'>,
  depth: number,
): boolean => deadEnds.has(ahead[depth] ?? '', at.used, at)

function layEvery(hunt: Hunt, walk: Walk, depth: number): boolean {
  const { stages, search, roomLeft } = hunt
  const axis = axisOf(walk.heading)
  if (needed(walk, search) > (roomLeft[depth]?.[axis] ?? 0)) return true
  const ahead = search.lookAhead(walk.from, walk.heading)
  const onward = roomLeft[depth + 1]?.[axisAfter(stages[depth], axis)] ?? 0
  if (needed(walk, search) > ahead.length + onward) {
    noteShort(
      walk,
      { ...ahead, length: Math.min(needed(walk, search) - onward, search.limits.lengthOfFlight) },
      search,
    )
    return true
  }
  let isDead = true
  let isShort = false
  for (const { flight, rest, least } of hunt.lengths(depth, walk.used)) {
    if (flight.length > ahead.length) {
      isShort = true
      continue
    }
    if (!isTried(flight.length, ahead.length - search.limits.turn, hunt)) {
      hunt.hasSkipped = true
      isDead = false
      continue
    }
    if (walk.price + least >= dearest(hunt) || isSpent(hunt)) return false
    if (rest > onward) continue
    if (!layOne(hunt, walk, { flight, depth, rest })) isDead = false
  }
  if (isShort) noteShort(walk, { ...ahead, length: ahead.length + INCHES_PER_FOOT }, search)
  return isDead
}

/** Longest flights are tried down to so much less than the room above a landing. */
const NEAR_LONGEST: Inches = 24

/** Whether a flight is a whole step long, or as long as a landing below it has room. */
const isTried = (length: Inches, longest: Inches, { lengthStep }: Hunt): boolean =>
  length % lengthStep === 0 || (length <= longest && length > longest - NEAR_LONGEST)

type Laying = {
  readonly flight: FlightTable['flights'][number]
  readonly depth: number
  /** Ramp that is still needed below it. */
  readonly rest: Inches
}

/** Lays one flight and goes on from it; true where the site lets nothing go on. */
function layOne(hunt: Hunt, walk: Walk, { flight: usual, depth, rest }: Laying): boolean {
  const { search } = hunt
  const further = leastFrom(hunt, depth, rest)
  if (walk.price + usual.least + further >= dearest(hunt)) return false
  const flight = flightOverKept(usual, walk, search)
  if (!areFeetFree(flight, walk, search)) return true
  const price =
    walk.price +
    (hasNoPriceLimit(hunt)
      ? flight.least
      : leastOfFlight(flight, walk, lowestDeck(walk.used, search), search))
  if (price + further >= dearest(hunt)) return false
  const laid = flightFrom(walk, flight, search)
  const lower = step(laid.from, laid.heading, laid.length)
  const staysKept = hunt.keptAhead?.fromLower([...walk.pieces, laid], { ...laid, from: lower, flight: depth })
  if (staysKept === false) return false
  hunt.looked++
  if (!isOffRoute(laid, walk.pieces)) return false
  const pieces = [...walk.pieces, laid]
  return turn(hunt, { ...walk, used: walk.used + flight.length, price, pieces }, { flight: laid, depth })
}

type Turning = { readonly flight: FlightLaid; readonly depth: number }

/** Goes on over every landing that fits at the lower end of a flight; true where the site lets none go on. */
function turn(hunt: Hunt, walk: Walk, { flight, depth }: Turning): boolean {
  const { search } = hunt
  const stage = hunt.stages[depth]
  if (!stage) return false
  const lower = step(flight.from, flight.heading, flight.length)
  const over = hunt.landings.over(stage, flight.heading)
  const rooms = hunt.rooms(stage, lower, flight.heading, over.length)
  let isDead = true
  for (let index = 0; index < over.length; index++) {
    const onward = over[index]
    if (!onward || walk.price + onward.price >= dearest(hunt) || isSpent(hunt)) return false
    if (rooms[index] === BLOCKED) continue
    const { heading } = onward
    const from = add(lower, onward.from)
    if (isDeadEnd(hunt, { from, heading, used: walk.used }, depth + 1)) continue
    hunt.looked++
    const decks = decksAt(onward, lower)
    rooms[index] ||= haveRoom(decks, walk.pieces, search) ? FREE : BLOCKED
    if (rooms[index] === BLOCKED) continue
    const pieces = [...walk.pieces, ...decks]
    if (
      !areDecksOffRoute(decks, walk.pieces) ||
      hunt.keptAhead?.fromUpper(pieces, { from, heading, flight: depth + 1 }) === false
    ) {
      isDead = false
      continue
    }
    const next = {
      pieces,
      joints: [...walk.joints, onward.joints],
      from,
      heading,
      used: walk.used,
      price: walk.price + leastOver(hunt, walk, { onward, decks }),
    }
    if (!lay(hunt, next, depth + 1)) isDead = false
  }
  return isDead
}

type Over = { readonly onward: Onward; readonly decks: readonly Deck[] }

/** What a landing comes to at least. */
function leastOver(hunt: Hunt, { used }: Walk, { onward: { joints, price }, decks }: Over): Cents {
  if (hasNoPriceLimit(hunt)) return price
  const lowest = lowestDeck(used, hunt.search)
  return leastOfJoints(joints, decks, lowest, hunt.search) + leastUnderDecks(decks, lowest, hunt.search)
}
