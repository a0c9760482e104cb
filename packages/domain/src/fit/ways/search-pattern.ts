import { type Cents, INCHES_PER_FOOT, type Inches, isAtMost } from '../../units.ts'
import { type Heading, rectAhead, step } from '../room/rect.ts'
import { canBeGuarded, priceOfHeights } from './estimate.ts'
import { footOf, groundAtFoot, missingLength, wholeFeet } from './foot.ts'
import { areFreeDecks, isFreeFlight } from './free-pieces.ts'
import { heightsOf, standsOverGround } from './heights.ts'
import { runsOver } from './kept.ts'
import type { Landings } from './landings.ts'
import type { SearchSite } from './search-site.ts'
import { type FlightLaid, type Piece, type Stage, type Start, signatureOf, type Way } from './way.ts'

export type PatternAsk = {
  readonly stages: readonly Stage[]
  readonly starts: readonly Start[]
  readonly landings: Landings
  readonly search: SearchSite
  /** How many of the cheapest ways are kept. */
  readonly most: number
  /** Candidates that may be looked at. */
  readonly budget: number
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
  readonly ways: Way[]
  /** Signatures of the ways that were found, kept or not. */
  readonly seen: Set<string>
  looked: number
}

/** The cheapest ways of one pattern: every split of its length into flights, on every start, over every landing. */
export function searchPattern(ask: PatternAsk): Found {
  const prices = ask.stages.map((stage) => ask.landings.atLeast(stage))
  const landingPrices = prices.map((_, index) => prices.slice(index).reduce((sum, price) => sum + price, 0))
  const hunt: Hunt = { ...ask, landingPrices, ways: [], seen: new Set(), looked: 0 }
  for (const { pieces, from, heading, price } of ask.starts)
    lay(hunt, { pieces, from, heading, used: 0, price }, 0)
  return { ways: hunt.ways, looked: hunt.looked }
}

/** The shortest ramp there is. */
const SHORTEST: Inches = 2 * INCHES_PER_FOOT

const dearest = ({ ways, most }: Hunt): Cents =>
  (ways.length < most ? null : ways.at(-1)?.estimate) ?? Number.POSITIVE_INFINITY

const isSpent = ({ looked, budget }: Hunt): boolean => looked > budget

/** Ramp still needed from here at least, wherever the way ends. */
const needed = ({ used }: Pick<Walk, 'used'>, { top, highest, limits }: SearchSite): Inches =>
  limits.runNumber * (top - highest) - used

/** Lays the next flight in every length, and goes on from each. */
function lay(hunt: Hunt, walk: Walk, depth: number): void {
  const { stages, search, landingPrices } = hunt
  const { stock } = search
  if (depth === stages.length) {
    end(hunt, walk)
    return
  }
  const left = stages.length - depth
  for (const flight of stock.flights.flights) {
    const after = { ...walk, used: walk.used + flight.length, price: walk.price + flight.price }
    const rest = Math.max(SHORTEST * left, needed(after, search))
    if (after.price >= dearest(hunt) || isSpent(hunt)) return
    const isTooDear =
      after.price + (landingPrices[depth] ?? 0) + stock.lastFlights.atLeast(rest, left) >= dearest(hunt)
    if (isTooDear || rest > left * search.longest) continue
    hunt.looked++
    const laid = flightFrom(walk, flight.length, search)
    if (!isFreeFlight(laid, walk.pieces, search)) return
    turn(hunt, { ...after, pieces: [...walk.pieces, laid] }, { flight: laid, depth })
  }
}

type Turning = { readonly flight: FlightLaid; readonly depth: number }

/** Goes on over every landing that fits at the lower end of a flight. */
function turn(hunt: Hunt, walk: Walk, { flight, depth }: Turning): void {
  const stage = hunt.stages[depth]
  if (!stage) return
  const lower = step(flight.from, flight.heading, flight.length)
  for (const onward of hunt.landings.from(stage, lower, flight.heading)) {
    if (isSpent(hunt)) return
    hunt.looked++
    if (!areFreeDecks(onward.decks, walk.pieces, hunt.search)) continue
    const { from, heading, price, decks } = onward
    const next = {
      pieces: [...walk.pieces, ...decks],
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
  for (const flight of stock.lastFlights.flights) {
    if (flight.length < least) continue
    const estimate = walk.price + flight.price + stock.prices.atGround
    if (estimate >= dearest(hunt) || isSpent(hunt)) return
    const laid = flightFrom(walk, flight.length, search)
    const pieces = [...walk.pieces, laid]
    const reached = { rampLength: walk.used + flight.length, bottom: groundAtFoot(laid, search) }
    if (!reaches(pieces, reached, search)) continue
    hunt.looked++
    if (!isFreeFlight(laid, walk.pieces, search)) return
    const signature = signatureOf(pieces)
    // Ways that differ only by where ramps sit on platforms, or how far the first one is moved, are one to a person.
    if (hunt.seen.has(signature)) return
    const way = wayOver(pieces, laid, { hunt, estimate, signature, ...reached })
    if (way) {
      hunt.seen.add(signature)
      keep(hunt, way)
      return
    }
  }
}

type Ending = Reached & { readonly hunt: Hunt; readonly estimate: Cents; readonly signature: string }

/** A way that ends with a flight; null where it may not end there, or does not stand over the ground. */
function wayOver(
  pieces: readonly Piece[],
  last: FlightLaid,
  { hunt: { search, stages }, estimate, signature, rampLength }: Ending,
): Way | null {
  const foot = runsOver(pieces, search.kept) ? footOf(last, pieces.slice(0, -1), search) : null
  if (!foot) return null
  const raised = heightsOf(pieces, search.top, foot.bottom)
  if (!standsOverGround(raised, search) || !canBeGuarded(raised, search)) return null
  return {
    stages,
    pieces,
    signature,
    top: search.top,
    rampLength,
    estimate: estimate + priceOfHeights(raised, search),
    ...foot,
  }
}

type Reached = { readonly rampLength: Inches; readonly bottom: Inches }

/** Whether it is long enough, and no flight rises more than landings allow (rules 5 and 6). */
function reaches(pieces: readonly Piece[], { rampLength, bottom }: Reached, search: SearchSite): boolean {
  if (!isAtMost(missingLength(rampLength, bottom, search), 1e-4)) return false
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
