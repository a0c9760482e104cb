import type { Point } from '../../../base/geometry/point.ts'
import { type Cents, type Inches, roundTo } from '../../../base/units.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import type { Joints } from '../pieces/joints.ts'
import type { PricedJoints, RailsAround } from '../pieces/priced-joints.ts'
import type { Deck, FlightLaid, Piece } from '../pieces/route.ts'
import { centreOf, type Heading, rectAhead, step } from '../room/rect.ts'
import { type Bill, billLess, leastOf, NO_BILL } from '../stock/bill.ts'
import type { MadeFlight } from '../stock/flight-table.ts'
import { type FitStock, priceOfRamps } from '../stock/stock.ts'
import { type FewParts, type FewPartsRequest, listFewParts, type Places } from './few-parts.ts'

/** Decks above so much ramp stand on legs in every line. */
const LONG: Inches = 108
/** A ramp above a deck, of one section. */
const SHORT: Inches = 36

const HERE: Point = { x: 0, y: 0 }

/**
 * Asks the engine what joints cost, once for each kind (size of deck, seat, rails, next part), on level ground and without legs
 * and braces: what a whole way comes to is the sum of them, of its ramps and of what heights add.
 */
export function jointPricesOf(stock: FitStock, base: Layout, places: Places): Joints {
  const list = remembered((_: string, request: FewPartsRequest) => listFewParts(request, stock, base, places))
  const long = stock.lastFlights.flights.find(({ length }) => length >= LONG)
  const short = stock.flights.flights.find(({ sections, length }) => sections.length === 1 && length >= SHORT)
  if (!long || !short) return NO_JOINTS
  const plain = railsFor(stock, stock.rails)
  const alone = (rails: RailsAround, isOnHardGround = false): FewParts | null =>
    list(`alone ${rails.below} ${isOnHardGround}`, {
      pieces: [flightOf(HERE, 0, long, stock)],
      rails,
      isOnHardGround,
    })
  /** How a ramp with such rails begins at a porch and ends on the ground. */
  const ends = (below: Handrails): Bill | null => {
    const whole = alone({ ...plain, below })?.bill
    return whole ? billLess(whole, rampsOf(long, below, stock)) : null
  }
  const priced = remembered((key: string, pieces: readonly Piece[], less: Less) =>
    pricedOf(pieces, less, { stock, list: (rails) => list(`${key} ${nameOf(rails)}`, { pieces, rails }) }),
  )
  return {
    start: (decks, heading, from) =>
      priced(
        keyOfStart(decks, heading, from, places),
        [...decks, flightOf(from, heading, long, stock)],
        ({ below }) => [rampsOf(long, below, stock)],
      ),
    landing: (decks, heading, { onward, from }) =>
      priced(
        `landing ${heading} ${onward} ${decks.map(keyOfDeck).join(' ')} ${placeName(from, HERE)}`,
        [
          flightOf(step(HERE, heading, -short.length), heading, short, stock),
          ...decks,
          flightOf(from, onward, long, stock),
        ],
        ({ above, below }) => [ends(above), rampsOf(short, above, stock), rampsOf(long, below, stock)],
      ),
    hardFoot: () => {
      const [hard, soft] = [alone(plain, true)?.bill, alone(plain)?.bill]
      return hard && soft ? leastOf(billLess(hard, soft)) : 0
    },
  }
}

const NO_JOINTS: Joints = { start: () => null, landing: () => null, hardFoot: () => 0 }

/** What is listed beside the joints that are asked for. */
type Less = (rails: RailsAround) => readonly (Bill | null)[]

type Pricing = { readonly stock: FitStock; readonly list: (rails: RailsAround) => FewParts | null }

function pricedOf(pieces: readonly Piece[], less: Less, { stock, list }: Pricing): PricedJoints | null {
  const count = pieces.filter(({ kind }) => kind === 'deck').length
  const billOf = remembered((_: string, rails: RailsAround): Bill | null => {
    const whole = list(rails)?.bill
    const off = less(rails)
    return whole && off.every((one) => one !== null) ? off.reduce(billLess, whole) : null
  })
  const bill = (rails: RailsAround): Bill | null => billOf(nameOf(rails), rails)
  const plain = railsFor(stock, stock.rails, count)
  const own = bill(plain)
  const pockets = list(plain)?.pockets
  if (!own || !pockets) return null
  const guards = stock.guards ?? stock.rails
  const leastGuarded = remembered((_: string): Cents => {
    const either = [stock.rails, guards]
    const bills = either.flatMap((above) =>
      either.flatMap((below) => bill({ ...railsFor(stock, guards, count), above, below }) ?? []),
    )
    return Math.min(...bills.map(leastOf), Number.MAX_SAFE_INTEGER)
  })
  return { least: leastOf(own), leastGuarded: () => leastGuarded(''), bill, pockets }
}

/** Decks with such rails between ramps with those asked for. */
const railsFor = (stock: FitStock, decks: Handrails, count = 0): RailsAround => ({
  above: stock.rails,
  decks: Array.from({ length: count }, () => decks),
  below: stock.rails,
})

const nameOf = ({ above, decks, below }: RailsAround): string => `${above} ${decks.join('+')} ${below}`

/** Ramps of a flight, the first of which has rails of its own. */
function rampsOf(made: MadeFlight, rails: Handrails, stock: FitStock): Bill {
  const railsOf = (index: number) => (index === 0 ? rails : stock.rails)
  return { ...NO_BILL, pieces: priceOfRamps(made, railsOf, stock) }
}

const flightOf = (
  from: Point,
  heading: Heading,
  made: MadeFlight,
  { rampOverall }: FitStock,
): FlightLaid => ({
  kind: 'flight',
  heading,
  from,
  length: made.length,
  made,
  rect: rectAhead(from, heading, made.length, rampOverall),
})

/** The same wherever along the wall its deck stands; how far off the wall says what is laid across the gap. */
function keyOfStart(decks: readonly Deck[], heading: Heading, from: Point, { porch }: Places): string {
  const [deck] = decks
  if (!deck) return `start ${heading}`
  const gap = porch?.use === 'start' ? 0 : roundTo(deck.rect.top, 2)
  const middle = centreOf(deck.rect)
  const beside = decks
    .slice(1)
    .map(({ size, rect }) => `${size.x} ${size.y} ${placeName(centreOf(rect), middle)}`)
  return `start ${deck.size.x} ${deck.size.y} ${deck.out} ${gap} ${heading} ${placeName(from, middle)} ${beside.join(' ')}`
}

const keyOfDeck = ({ size, rect, isResting }: Deck): string =>
  `${size.x} ${size.y} ${isResting} ${placeName(centreOf(rect), HERE)}`

const placeName = ({ x, y }: Point, from: Point): string =>
  `${roundTo(x - from.x, 2)},${roundTo(y - from.y, 2)}`

/** Found once for every key. */
function remembered<Rest extends readonly unknown[], Value>(
  find: (key: string, ...rest: Rest) => Value,
): (key: string, ...rest: Rest) => Value {
  const known = new Map<string, Value>()
  return (key, ...rest) => {
    if (!known.has(key)) known.set(key, find(key, ...rest))
    return known.get(key) as Value
  }
}
