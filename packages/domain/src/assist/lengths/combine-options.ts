import { type Cents, type Inches, isAtMost, roundTo } from '../../base/units.ts'
import type { LengthWish } from './flight.ts'
import type { FlightOption } from './flight-options.ts'

/** The flights of a run, each made in one of its ways. */
export type Combination = {
  readonly length: Inches
  readonly price: Cents
  readonly changes: number
  readonly count: number
  /** By how much flights between landings are longer than they may be. */
  readonly excess: Inches
  /** How many flights change, and the sum of their places: few and upper ones are best. */
  readonly changed: number
  readonly places: number
  /** The last flight's way, and how those above it are made. */
  readonly last: FlightOption | null
  readonly above: Combination | null
}

type Growing = Combination & { readonly chainLength: Inches }

const START: Growing = {
  length: 0,
  price: 0,
  changes: 0,
  count: 0,
  excess: 0,
  changed: 0,
  places: 0,
  last: null,
  above: null,
  chainLength: 0,
}

/** What each flight may become, and which of them have no landing between them. */
export type FlightWays = { readonly options: readonly FlightOption[]; readonly chain: number }

type Search = { readonly wish: LengthWish; readonly changes: number; readonly longest: Inches }

/**
 * The best combinations that make a length or more with so many changes at most, one of each length and number of changes.
 * They are found flight after flight: of those that go on alike only the best is kept (dynamic programming).
 */
export function combineOptions(ways: readonly FlightWays[], search: Search): readonly Combination[] {
  let states: readonly Growing[] = [START]
  for (const [index, { options, chain }] of ways.entries()) {
    const below = ways.slice(index + 1)
    const endsChain = below[0]?.chain !== chain
    const place = { index, endsChain, limit: endsChain ? search.wish.longestChain : null }
    const bounds = {
      changes: search.changes,
      least: search.wish.length - sumOf(below, longestOf),
      most: search.longest - sumOf(below, shortest),
    }
    states = bestOfEach(states, options, { place, bounds })
  }
  return states.filter((one) => one.changes > 0)
}

/** How long flights may be so far, that those below them can still make the length. */
type Bounds = { readonly changes: number; readonly least: Inches; readonly most: Inches }

function bestOfEach(
  states: readonly Growing[],
  options: readonly FlightOption[],
  { place, bounds }: { readonly place: Place; readonly bounds: Bounds },
): readonly Growing[] {
  const best = new Map<string, Growing>()
  for (const state of states)
    for (const option of options) {
      if (!isWithin(bounds, state.length + option.length, state.changes + option.changes)) continue
      const one = extended(state, option, place)
      const key = `${one.changes} ${one.length} ${one.chainLength}`
      const held = best.get(key)
      if (!held || byWorth(one, held) < 0) best.set(key, one)
    }
  return [...best.values()]
}

const isWithin = ({ changes, least, most }: Bounds, length: Inches, changed: number): boolean =>
  changed <= changes && length <= most && isAtMost(least, length)

const shortest = ({ options }: FlightWays): Inches => Math.min(...options.map(({ length }) => length))
const longestOf = ({ options }: FlightWays): Inches => Math.max(...options.map(({ length }) => length))

const sumOf = (ways: readonly FlightWays[], lengthOf: (way: FlightWays) => Inches): Inches =>
  ways.reduce((sum, way) => sum + lengthOf(way), 0)

type Place = { readonly index: number; readonly limit: Inches | null; readonly endsChain: boolean }

function extended(state: Growing, option: FlightOption, { index, limit, endsChain }: Place): Growing {
  const chainLength = state.chainLength + option.length
  const isChanged = option.changes > 0
  return {
    length: roundTo(state.length + option.length, 6),
    price: state.price + option.price,
    changes: state.changes + option.changes,
    count: state.count + option.sections.length,
    excess: state.excess + (limit === null || isAtMost(chainLength, limit) ? 0 : chainLength - limit),
    changed: state.changed + (isChanged ? 1 : 0),
    places: state.places + (isChanged ? index : 0),
    last: option,
    above: state,
    chainLength: endsChain ? 0 : roundTo(chainLength, 6),
  }
}

/** Of combinations with as many changes: within the limits of codes, the fewest sections, the cheapest, few and upper flights. */
export const byWorth = (a: Combination, b: Combination): number =>
  a.excess - b.excess ||
  a.count - b.count ||
  a.price - b.price ||
  a.length - b.length ||
  a.changed - b.changed ||
  a.places - b.places

/** How every flight is made, from the top. */
export function waysIn({ last, above }: Combination): readonly FlightOption[] {
  return last && above ? [...waysIn(above), last] : []
}
