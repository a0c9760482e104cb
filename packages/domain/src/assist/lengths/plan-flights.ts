import { type Inches, isAtMost } from '../../base/units.ts'
import { byWorth, type Combination, combineOptions, type FlightWays, waysIn } from './combine-options.ts'
import { type Flight, type FlightsPlan, type LengthWish, lengthOf } from './flight.ts'
import { asDrawn, flightOptions } from './flight-options.ts'

/** More sections than the last of these are never changed in one go; with fewer is tried before. */
const CHANGES = [1, 2, 4, 8] as const

/**
 * Which flights change and to which sections, so that they make a length together; turns and landings stay. The best comes
 * first, then the best of every other choice of one flight or two, for where the first has no room:
 *  - no flight longer than it may be between landings, as far as that can be
 *  - longer flights: the fewest sections change; shorter ones: no more length is left than stock asks for
 *  - the fewest sections, and of those the cheapest
 *  - few flights change, and the upper ones before the lower: what lies below keeps its height
 */
export function planFlights(flights: readonly Flight[], wish: LengthWish): readonly FlightsPlan[] {
  const now = totalOf(flights)
  const isTooShort = !isAtMost(wish.length, now)
  const search = searchOf(flights, wish)
  const order = isTooShort ? byChanges : byLength
  const isGood = isTooShort ? isWithin(flights, wish) : isShortest(flights, wish)
  const plans = choicesOf(flights).flatMap((open) => {
    const found = CHANGES.map((changes) => () => bestOf(search(open, changes), order))
    const best = firstGood(found, isGood, order)
    return best && (isTooShort || best.length < now) ? [best] : []
  })
  const kept = new Map(plans.toSorted(order).map((plan) => [textOf(plan), plan]))
  return [...kept.values()].sort(order).map(planOf)
}

const planOf = (found: Combination): FlightsPlan => {
  const { length, price, changes, excess } = found
  return { flights: waysIn(found).map(({ sections }) => sections), length, price, changes, excess }
}

const totalOf = (flights: readonly Flight[]): Inches =>
  flights.reduce((total, { sections, foot }) => total + lengthOf(sections) + lengthOf(foot), 0)

const textOf = (found: Combination): string =>
  waysIn(found)
    .map(({ sections }) => sections.map(({ shortName }) => shortName).join('+'))
    .join(' ')

/** Which flights may change: all, one, or two of them. */
function choicesOf(flights: readonly Flight[]): readonly (readonly number[])[] {
  const open = flights.flatMap(({ stock }, index) => (stock.length > 0 ? [index] : []))
  if (open.length === 0) return []
  const pairs = open.flatMap((a, at) => open.slice(at + 1).map((b) => [a, b]))
  return [open, ...open.map((one) => [one]), ...pairs]
}

type Search = (open: readonly number[], changes: number) => readonly Combination[]

/** Looks among the lengths that some flights can be given; what a flight can become is worked out once. */
function searchOf(flights: readonly Flight[], wish: LengthWish): Search {
  const stockLengths = flights.flatMap(({ stock }) => stock.map(({ length }) => length))
  const longest = Math.max(wish.length + Math.max(0, ...stockLengths), totalOf(flights))
  const known = new Map<number, readonly FlightWays[]>()
  const closed = flights.map((flight): FlightWays => ({ options: [asDrawn(flight)], chain: flight.chain }))
  const waysAt = (changes: number): readonly FlightWays[] => {
    const ways =
      known.get(changes) ??
      flights.map((flight) => ({
        options: flightOptions(flight, { changes, length: longest }),
        chain: flight.chain,
      }))
    known.set(changes, ways)
    return ways
  }
  return (open, changes) =>
    combineOptions(
      closed.map((way, index) => (open.includes(index) ? (waysAt(changes)[index] ?? way) : way)),
      { wish, changes, longest },
    )
}

type Order = (a: Combination, b: Combination) => number

const byChanges: Order = (a, b) => a.excess - b.excess || a.changes - b.changes || byWorth(a, b)

const byLength: Order = (a, b) =>
  a.excess - b.excess || a.length - b.length || a.changes - b.changes || byWorth(a, b)

const bestOf = (found: readonly Combination[], order: Order): Combination | null =>
  found.reduce<Combination | null>((best, one) => (best && order(best, one) <= 0 ? best : one), null)

/** Tries with more and more changes, until more of them can make it no better. */
function firstGood(
  tries: readonly (() => Combination | null)[],
  isGood: (found: Combination) => boolean,
  order: Order,
): Combination | null {
  let best: Combination | null = null
  for (const next of tries) {
    const found = next()
    if (found && (!best || order(found, best) < 0)) best = found
    if (best && isGood(best)) return best
  }
  return best
}

/** What is too long between landings gets shorter only where another chain can take it over. */
function isWithin(flights: readonly Flight[], { length, longestChain }: LengthWish) {
  const chains = new Set(flights.map(({ chain }) => chain)).size
  const canBe = longestChain !== null && chains > 1 && isAtMost(length, chains * longestChain)
  return ({ excess }: Combination): boolean => excess === 0 || !canBe
}

/** Stock comes in steps: what is longer by less than one step cannot be shorter. */
function isShortest(flights: readonly Flight[], wish: LengthWish) {
  const lengths = flights.flatMap(({ stock }) => stock.map(({ length }) => length))
  const steps = lengths.flatMap((a) => lengths.map((b) => Math.abs(a - b))).filter((step) => step > 0)
  const step = Math.min(...steps, ...lengths)
  return ({ length, excess }: Combination): boolean => excess === 0 && length - wish.length < step
}
