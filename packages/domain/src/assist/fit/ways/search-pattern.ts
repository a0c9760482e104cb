import { type Cents, type Inches, isAtMost } from '../../../base/units.ts'
import { type KeptAhead, keptAhead } from '../pieces/kept-ahead.ts'
import { runsOver } from '../pieces/kept-pieces.ts'
import type { Landings } from '../pieces/landings.ts'
import { SHORTEST } from '../pieces/stages.ts'
import {
  type FlightLaid,
  type Foot,
  type Piece,
  type Stage,
  type Start,
  signatureOf,
  type Way,
} from '../pieces/way.ts'
import { type Heading, rectAhead, step } from '../room/rect.ts'
import { canBeGuarded, priceOfHeights } from './estimate.ts'
import { footOf, groundAtFoot, lengthNeeded, missingLength, wholeFeet } from './foot.ts'
import { areFreeDecks, isOffWay, noteEnd } from './free-pieces.ts'
import { heightsOf, type PieceHeights, standsOverGround } from './heights.ts'
import { areFeetFree } from './joint-feet.ts'
import { axisAfter, axisOf, type RoomLeft, roomLeftOf } from './room-left.ts'
import type { SearchSite } from './search-site.ts'

export type PatternAsk = {
  readonly stages: readonly Stage[]
  readonly starts: readonly Start[]
  readonly landings: Landings
  readonly search: SearchSite
  /** How many of the cheapest ways are kept. */
  readonly most: number
  /** Candidates that may be looked at. */
  readonly budget: number
  /** Ways that cost as much are not kept. */
  readonly below: Cents
}

export type Found = { readonly ways: readonly Way[]; readonly looked: number }

/** A way as far as it is laid. */
type Walk = {
  readonly pieces: readonly Piece[]
  readonly from: Start['from']
  readonly heading: Heading
  readonly used: Inches
  readonly price: Cents
}

/** A search under way: what it found, and how much it looked at. */
type Hunt = PatternAsk & {
  /** What the landings from each stage on cost at least. */
  readonly landingPrices: readonly Cents[]
  readonly roomLeft: RoomLeft
  /** null where nothing has to stay. */
  readonly keptAhead: KeptAhead | null
  readonly ways: Way[]
  /** Signatures of the ways that were found, kept or not. */
  readonly seen: Set<string>
  looked: number
}

/** The cheapest ways of one pattern: every split of its length into flights, on every start, over every landing. */
export function searchPattern(ask: PatternAsk): Found {
  const prices = ask.stages.map((stage) => ask.landings.atLeast(stage))
  const landingPrices = prices.map((_, index) => prices.slice(index).reduce((sum, price) => sum + price, 0))
  const roomLeft = roomLeftOf(ask.stages, ask.search)
  const hunt: Hunt = {
    ...ask,
    landingPrices,
    roomLeft,
    keptAhead: keptAhead(ask.stages, ask.landings, ask.search),
    ways: [],
    seen: new Set(),
    looked: 0,
  }
  for (const { pieces, from, heading, price } of ask.starts)
    if (hunt.keptAhead?.fromUpper(pieces, { from, heading, flight: 0 }) !== false)
      lay(hunt, { pieces, from, heading, used: 0, price }, 0)
  return { ways: hunt.ways, looked: hunt.looked }
}

const dearest = ({ ways, most, below }: Hunt): Cents =>
  (ways.length < most ? null : ways.at(-1)?.estimate) ?? below

const isSpent = ({ looked, budget }: Hunt): boolean => looked > budget

/** Ramp still needed from here at least, wherever the way ends. */
const needed = ({ used }: Pick<Walk, 'used'>, search: SearchSite): Inches =>
  lengthNeeded(search.highest, search) - used

/** Lays the next flight in every length, and goes on from each. */
function lay(hunt: Hunt, walk: Walk, depth: number): void {
  const { stages, search, roomLeft } = hunt
  const axis = axisOf(walk.heading)
  if (isSpent(hunt) || needed(walk, search) > (roomLeft[depth]?.[axis] ?? 0)) return
  if (depth === stages.length) {
    end(hunt, walk)
    return
  }
  const left = stages.length - depth
  const ahead = search.lookAhead(walk.from, walk.heading)
  const onward = roomLeft[depth + 1]?.[axisAfter(stages[depth], axis)] ?? 0
  if (needed(walk, search) > ahead.length + onward) {
    noteEnd(ahead.blocked, search)
    return
  }
  for (const flight of search.stock.flights.flights) {
    const price = walk.price + flight.price
    const used = walk.used + flight.length
    if (price >= dearest(hunt) || isSpent(hunt)) return
    const rest = Math.max(SHORTEST * left, needed({ used }, search))
    const isDear = price + leastFrom(hunt, depth, rest) >= dearest(hunt)
    if (rest > onward || isDear || !areFeetFree(flight, walk, search)) continue
    if (flight.length > ahead.length) {
      noteEnd(ahead.blocked, search)
      return
    }
    const laid = flightFrom(walk, flight.length, search)
    const pieces = [...walk.pieces, laid]
    const lower = step(laid.from, laid.heading, laid.length)
    if (hunt.keptAhead?.fromLower(pieces, { ...laid, from: lower, flight: depth }) === false) continue
    hunt.looked++
    if (!isOffWay(laid, walk.pieces)) return
    turn(hunt, { ...walk, used, price, pieces }, { flight: laid, depth })
  }
}

/** What landings and flights from a stage on cost at least, for so much ramp. */
const leastFrom = ({ landingPrices, stages, search }: Hunt, depth: number, ramp: Inches): Cents =>
  (landingPrices[depth] ?? 0) + search.stock.lastFlights.atLeast(ramp, stages.length - depth)

type Turning = { readonly flight: FlightLaid; readonly depth: number }

/** Goes on over every landing that fits at the lower end of a flight. */
function turn(hunt: Hunt, walk: Walk, { flight, depth }: Turning): void {
  const stage = hunt.stages[depth]
  if (!stage) return
  const lower = step(flight.from, flight.heading, flight.length)
  for (const onward of hunt.landings.from(stage, lower, flight.heading)) {
    if (isSpent(hunt)) return
    const { from, heading, price, decks } = onward
    const pieces = () => [...walk.pieces, ...decks]
    if (hunt.keptAhead?.fromUpper(pieces(), { from, heading, flight: depth + 1 }) === false) continue
    hunt.looked++
    if (!areFreeDecks(decks, walk.pieces, hunt.search)) continue
    const next = {
      pieces: pieces(),
      from,
      heading,
      used: walk.used,
      price: walk.price + price,
    }
    lay(hunt, next, depth + 1)
  }
}

/** The last flight: the shortest one that reaches the ground where the way may end. */
function end(hunt: Hunt, walk: Walk): void {
  const { search } = hunt
  const { stock } = search
  const least = wholeFeet(Math.max(SHORTEST, needed(walk, search)))
  const ahead = search.lookAhead(walk.from, walk.heading)
  for (const flight of stock.lastFlights.flights) {
    if (flight.length < least) continue
    const bare = walk.price + flight.price + stock.prices.atGround
    if (bare >= dearest(hunt) || isSpent(hunt)) return
    if (flight.length > ahead.length) {
      noteEnd(ahead.blocked, search)
      return
    }
    const laid = flightFrom(walk, flight.length, search)
    const pieces = [...walk.pieces, laid]
    if (!runsOver(search.kept, { pieces, isWhole: true, stock })) continue
    hunt.looked++
    const foot = footReached(laid, walk, search)
    if (!foot) continue
    if (!isOffWay(laid, walk.pieces)) return
    const signature = signatureOf(pieces)
    // Ways that differ only by where ramps sit on platforms, or how far the first one is moved, are one to a person.
    if (hunt.seen.has(signature)) return
    const raised = heightsOf(pieces, search.top, foot.bottom)
    const estimate = bare + priceOfHeights(raised, search)
    // Longer ones are dearer still.
    if (estimate >= dearest(hunt)) return
    if (!isLegal(raised, search)) continue
    hunt.seen.add(signature)
    const rampLength = walk.used + flight.length
    keep(hunt, { stages: hunt.stages, pieces, signature, top: search.top, rampLength, estimate, ...foot })
    return
  }
}

/** Where a last flight ends, if the way is long enough there and no flight rises too much; null where it may not end. */
function footReached(laid: FlightLaid, { used, pieces }: Walk, search: SearchSite): Foot | null {
  const reached = { rampLength: used + laid.length, bottom: groundAtFoot(laid, search) }
  if (missingLength(reached.rampLength, reached.bottom, search) > 1e-4) return null
  const made = search.stock.lastFlights.ofLength(laid.length)
  if (made && !areFeetFree(made, laid, search)) return null
  const foot = footOf(laid, pieces, search)
  return foot && keepsRises([...pieces, laid], reached, search) ? foot : null
}

/** Whether it stands over the ground, and is sold with the guards it needs. */
const isLegal = (raised: readonly PieceHeights[], search: SearchSite): boolean =>
  standsOverGround(raised, search) && canBeGuarded(raised, search)

type Reached = { readonly rampLength: Inches; readonly bottom: Inches }

/** Whether no flight rises more than landings allow (rule 6). */
function keepsRises(pieces: readonly Piece[], { rampLength, bottom }: Reached, search: SearchSite): boolean {
  const slope = Math.max(0, search.top - bottom) / rampLength
  return pieces.every(
    (piece) => piece.kind === 'deck' || isAtMost(piece.length * slope, search.limits.riseOfFlight + 1e-4),
  )
}

function keep({ ways, most }: Hunt, way: Way): void {
  const at = ways.findIndex(({ estimate }) => estimate > way.estimate)
  ways.splice(at < 0 ? ways.length : at, 0, way)
  if (ways.length > most) ways.pop()
}

const flightFrom = (
  { from, heading }: Pick<Walk, 'from' | 'heading'>,
  length: Inches,
  { stock }: SearchSite,
): FlightLaid => ({
  kind: 'flight',
  heading,
  from,
  length,
  rect: rectAhead(from, heading, length, stock.rampOverall),
})
