import type { Point } from '../../../base/geometry/point.ts'
import type { Cents, Inches } from '../../../base/units.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import type { PricedJoints } from '../pieces/priced-joints.ts'
import type { Deck, Foot, Start } from '../pieces/route.ts'
import { cornersOf, step } from '../room/rect.ts'
import { type Bill, totalOf } from '../stock/bill.ts'
import type { FlightTable } from '../stock/flight-table.ts'
import { type FitStock, priceOfRamps } from '../stock/stock.ts'
import type { PieceHeights } from './heights.ts'
import { kill } from './rejections.ts'
import type { SearchSite } from './search-site.ts'
import { leastUnderJoint, priceOfSupports } from './support-prices.ts'

/** Codes look for the ground within this of an edge. */
const WITHIN: Inches = 36

/** What a way comes to: its joints as the engine prices them, its ramps, its foot, and what heights add. */
export function priceOfRoute(
  joints: readonly PricedJoints[],
  raised: readonly PieceHeights[],
  { isOnHardGround }: Pick<Foot, 'isOnHardGround'>,
  search: SearchSite,
): Cents {
  const { stock } = search
  const rails = raised.map((one) => railsOf(one, search))
  const bills: Bill[] = []
  let [at, ramps] = [0, 0]
  for (const one of joints) {
    const above = rails[at - 1]?.at(-1) ?? stock.rails
    const decks: Handrails[] = []
    for (; raised[at]?.piece.kind === 'deck'; at++) decks.push(rails[at]?.[0] ?? stock.rails)
    const bill = one.bill({ above, decks, below: rails[at]?.[0] ?? stock.rails })
    // Sold otherwise only: the engine says whether it stands at all.
    if (bill) bills.push(bill)
    else ramps += one.least
    const flight = raised[at]?.piece
    if (flight?.kind === 'flight') {
      const own = rails[at] ?? []
      ramps += priceOfRamps(flight.made, (index) => own[index] ?? stock.rails, stock)
    }
    at++
  }
  const foot = isOnHardGround ? search.joints.hardFoot() : 0
  return Math.round(totalOf(bills) + ramps + foot + priceOfSupports(raised, search))
}

/** What decks and their joints come to at least, so high: with guards where one could fall. */
export const leastOfJoints = (
  joints: PricedJoints,
  decks: readonly Deck[],
  top: Inches,
  search: SearchSite,
): Cents =>
  decks.length > 0 && search.stock.guards && decks.every(({ rect }) => isHigh(cornersOf(rect), top, search))
    ? joints.leastGuarded()
    : joints.least

/**
 * What a flight comes to at least that begins so high or higher and goes on to a landing: what stands under its joints, and
 * guards on ramps from which one could fall.
 */
export function leastOfFlight(
  { length, least, sections }: FlightTable['flights'][number],
  start: Pick<Start, 'from' | 'heading'>,
  lowest: Inches,
  search: SearchSite,
): Cents {
  const { stock, limits } = search
  let [along, sum] = [0, least]
  for (const section of sections) {
    const height = lowest - along / limits.runNumber
    const { guards } = stock
    if (guards && guards !== stock.rails && isHigh(upperCorners(start, along, stock), height, search))
      sum += stock.guardsOfRamp(section.length)
    along += section.length
    if (along < length) sum += leastUnderJoint(start, along, lowest - along / limits.runNumber, search)
  }
  return sum
}

/** Rails of a deck, or of every ramp of a flight: guards where one could fall. */
function railsOf({ piece, top, bottom }: PieceHeights, search: SearchSite): readonly Handrails[] {
  const { stock } = search
  const { guards } = stock
  const by = (places: readonly Point[], height: Inches) =>
    guards && isHigh(places, height, search) ? guards : stock.rails
  if (piece.kind === 'deck') return [by(cornersOf(piece.rect), top)]
  let along = 0
  return piece.made.sections.map(({ length }) => {
    const height = top - ((top - bottom) * along) / piece.length
    const rails = by(upperCorners(piece, along, stock), height)
    along += length
    return rails
  })
}

/** Where one could fall over the sides of a ramp first. */
const upperCorners = (
  { from, heading }: Pick<Start, 'from' | 'heading'>,
  along: Inches,
  { rampOverall }: Pick<FitStock, 'rampOverall'>,
): readonly Point[] => [-1, 1].map((side) => step(from, heading, along, (side * rampOverall) / 2))

/** Whether all that one could fall from is sold with guards: 8 x 5 platforms are not, and some lines have none at all. */
export function canBeGuarded(raised: readonly PieceHeights[], search: SearchSite): boolean {
  const bare = raised.find(({ piece, top }) =>
    piece.kind === 'flight'
      ? isBareEnd(piece, top, search)
      : piece.use !== 'door' &&
        isHigh(cornersOf(piece.rect), top, search) &&
        !search.stock.sellsGuardsOf(piece.size, piece.isResting),
  )
  // In a line that has guards another platform may do.
  if (bare && search.stock.guards === null) noteBare(bare.top, search)
  return !bare
}

/** Whether the first flight of a start could have the guards it needs. */
export function canStartGuarded(start: Pick<Start, 'from' | 'heading'>, search: SearchSite): boolean {
  const isBare = isBareEnd(start, search.top, search)
  if (isBare) noteBare(search.top, search)
  return !isBare
}

/** Whether one could fall off both sides at the upper end of a flight, in a line without guards. */
function isBareEnd(
  { from, heading }: Pick<Start, 'from' | 'heading'>,
  top: Inches,
  { stock, limits: { unguarded }, ground }: SearchSite,
): boolean {
  if (stock.guards !== null || unguarded === null) return false
  return upperCorners({ from, heading }, 0, stock).every((at) => {
    return top - (ground?.heightAt(at) ?? 0) > unguarded
  })
}

const noteBare = (top: Inches, { rejections, limits, lowest }: SearchSite) =>
  kill(rejections, {
    rule: 14,
    code: 'no-guards',
    name: '',
    need: limits.unguarded ?? 0,
    have: () => top - lowest,
    missing: 5,
  })

/** Whether guards are asked for at one of the places. */
function isHigh(places: readonly Point[], top: Inches, search: SearchSite): boolean {
  const { ground, limits, stock, lowest, lows } = search
  const limit = limits.unguarded
  if (limit === null || stock.rails === stock.guards || top - lowest <= limit) return false
  if (!ground) return true
  const lowestBy = (at: Point) => lows.at(at, 0, () => ground.lowestWithin(at, WITHIN))
  // Straight below it costs far less to look than all around.
  return (
    places.some((at) => top - ground.heightAt(at) > limit) || places.some((at) => top - lowestBy(at) > limit)
  )
}
