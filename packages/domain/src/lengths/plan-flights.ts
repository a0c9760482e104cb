import { type Inches, isAtMost, roundTo } from '../units.ts'
import { type Flight, type FlightsPlan, type LengthWish, lengthOf } from './flight.ts'
import { type FlightOption, flightOptions } from './flight-options.ts'

/** More sections than these are never changed in one go. */
const MOST_CHANGES = 8

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
  const plans = choicesOf(flights).flatMap((open) => {
    const found = isTooShort ? grown(flights, open, wish) : shrunk(flights, open, wish)
    return found && (isTooShort || found.length < now) ? [found] : []
  })
  const order = isTooShort ? byChanges : byLength
  const kept = new Map(plans.toSorted(order).map((plan) => [textOf(plan), plan]))
  return [...kept.values()].sort(order).map(({ flights: made, length, price, changes, excess }) => ({
    flights: made,
    length,
    price,
    changes,
    excess,
  }))
}

const totalOf = (flights: readonly Flight[]): Inches =>
  flights.reduce((total, { sections, foot }) => total + lengthOf(sections) + lengthOf(foot), 0)

const textOf = ({ flights }: FlightsPlan): string =>
  flights.map((sections) => sections.map(({ shortName }) => shortName).join('+')).join(' ')

/** Which flights may change: all, one, or two of them. */
function choicesOf(flights: readonly Flight[]): readonly (readonly number[])[] {
  const open = flights.flatMap(({ stock }, index) => (stock.length > 0 ? [index] : []))
  if (open.length === 0) return []
  const pairs = open.flatMap((a, at) => open.slice(at + 1).map((b) => [a, b]))
  return [open, ...open.map((one) => [one]), ...pairs]
}

type Combined = FlightsPlan & {
  readonly count: number
  /** Flights that change, from the top. */
  readonly changed: readonly number[]
}

/** With as few changes as it takes. */
function grown(flights: readonly Flight[], open: readonly number[], wish: LengthWish): Combined | null {
  for (let changes = 1; changes <= MOST_CHANGES; changes++) {
    const [best] = combined(flights, open, { wish, changes }).sort(byChanges)
    if (best && (best.excess === 0 || changes === MOST_CHANGES)) return best
    if (best && !mayGetShorter(flights, wish)) return best
  }
  return null
}

/** Whether more changes can bring what is too long between landings below its limit: another chain has to take it over. */
const mayGetShorter = (flights: readonly Flight[], { length, longestChain }: LengthWish): boolean => {
  const chains = new Set(flights.map(({ chain }) => chain)).size
  return longestChain !== null && chains > 1 && isAtMost(length, chains * longestChain)
}

function shrunk(flights: readonly Flight[], open: readonly number[], wish: LengthWish): Combined | null {
  const most = flights.reduce((count, { sections }) => count + sections.length, 0)
  const [best] = combined(flights, open, { wish, changes: Math.min(most, MOST_CHANGES) }).sort(byLength)
  return best ?? null
}

type Search = { readonly wish: LengthWish; readonly changes: number }

/** Every way to make the length or more with so many changes, flight after flight. */
function combined(flights: readonly Flight[], open: readonly number[], search: Search): Combined[] {
  const { wish, changes } = search
  const longest = Math.max(0, ...flights.flatMap(({ stock }) => stock.map(({ length }) => length)))
  const length = Math.max(wish.length + longest, totalOf(flights))
  let states: readonly Open[] = [START]
  for (const [index, flight] of flights.entries()) {
    const mayChange = open.includes(index)
    const options = flightOptions(mayChange ? flight : { ...flight, stock: [] }, {
      changes: mayChange ? changes : 0,
      length,
    })
    const next = states.flatMap((state) => options.map((option) => extended(state, option, index)))
    const within = next.filter((one) => one.changes <= changes && one.length <= length)
    const endsChain = flights[index + 1]?.chain !== flight.chain
    states = bestOfEach(endsChain ? within.map((one) => afterChain(one, wish)) : within)
  }
  return states.filter((one) => one.changes > 0 && isAtMost(wish.length, one.length))
}

/** Of those that go on alike the best. */
function bestOfEach(states: readonly Open[]): readonly Open[] {
  const best = new Map<string, Open>()
  for (const state of states) {
    const key = `${state.changes} ${state.length} ${state.chainLength}`
    const held = best.get(key)
    if (!held || byChanges(state, held) < 0) best.set(key, state)
  }
  return [...best.values()]
}

type Open = Combined & { readonly chainLength: Inches }

const START: Open = {
  flights: [],
  length: 0,
  price: 0,
  changes: 0,
  excess: 0,
  count: 0,
  changed: [],
  chainLength: 0,
}

const extended = (state: Open, option: FlightOption, index: number): Open => ({
  flights: [...state.flights, option.sections],
  length: roundTo(state.length + option.length, 6),
  price: state.price + option.price,
  changes: state.changes + option.changes,
  excess: state.excess,
  count: state.count + option.sections.length,
  changed: option.changes > 0 ? [...state.changed, index] : state.changed,
  chainLength: roundTo(state.chainLength + option.length, 6),
})

const afterChain = (state: Open, { longestChain }: LengthWish): Open => ({
  ...state,
  chainLength: 0,
  excess: state.excess + (longestChain === null ? 0 : over(state.chainLength, longestChain)),
})

const over = (length: Inches, limit: Inches): Inches => (isAtMost(length, limit) ? 0 : length - limit)

type Order = (a: Combined, b: Combined) => number

const firstOf =
  (...orders: readonly Order[]): Order =>
  (a, b) => {
    for (const order of orders) {
      const found = order(a, b)
      if (found !== 0) return found
    }
    return 0
  }

const cheapestOfFewest = firstOf(
  (a, b) => a.count - b.count,
  (a, b) => a.price - b.price,
  (a, b) => a.length - b.length,
  (a, b) => a.changed.length - b.changed.length,
  (a, b) => sumOf(a.changed) - sumOf(b.changed),
  longerAbove,
)

/** Among equals the upper flight is the longer one, and what lies below it lies low. */
function longerAbove(a: Combined, b: Combined): number {
  const at = a.flights.findIndex((sections, index) => lengthOf(sections) !== lengthOf(b.flights[index] ?? []))
  return at < 0 ? 0 : lengthOf(b.flights[at] ?? []) - lengthOf(a.flights[at] ?? [])
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const byChanges = firstOf(
  (a, b) => a.excess - b.excess,
  (a, b) => a.changes - b.changes,
  cheapestOfFewest,
)

const byLength = firstOf(
  (a, b) => a.excess - b.excess,
  (a, b) => a.length - b.length,
  (a, b) => a.changes - b.changes,
  cheapestOfFewest,
)
