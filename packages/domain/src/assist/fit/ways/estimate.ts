import type { Point } from '../../../base/geometry/point.ts'
import type { Cents, Inches } from '../../../base/units.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import type { Deck, FlightLaid, Start } from '../pieces/way.ts'
import { centreOf, cornersOf, step } from '../room/rect.ts'
import { rampItem } from '../stock/stock.ts'
import type { PieceHeights } from './heights.ts'
import { kill } from './killers.ts'
import type { SearchSite } from './search-site.ts'

/** Codes look for the ground within this of an edge. */
const WITHIN: Inches = 36

/** What heights add to the price of ramps and platforms below the start: legs under decks, braces, and guards where one could fall; nearly. */
export function priceOfHeights(raised: readonly PieceHeights[], search: SearchSite): Cents {
  const lastIndex = raised.length - 1
  return raised.reduce((sum, one, index) => {
    const { piece } = one
    if (piece.kind === 'flight') return sum + flightAdds(piece, one, { search, isLast: index === lastIndex })
    return piece.use === 'door' ? sum : sum + deckAdds(piece, one.top, search)
  }, 0)
}

/** What the height at the door adds to a start, wherever the way goes on from there. */
export const priceOfStart = ({ pieces }: Pick<Start, 'pieces'>, search: SearchSite): Cents =>
  pieces.reduce((sum, deck) => sum + deckAdds(deck, search.top, search), 0)

function deckAdds(deck: Deck, top: Inches, search: SearchSite): Cents {
  const { stock, ground } = search
  const corners = cornersOf(deck.rect)
  const legs = deck.isResting
    ? 0
    : corners.reduce((sum, at) => sum + stock.prices.legPair(top - (ground?.heightAt(at) ?? 0)) / 2, 0)
  const over = top - (ground?.heightAt(centreOf(deck.rect)) ?? 0)
  return Math.round(legs) + bracesUnder(over, search) * 4 + guardsOfDeck(deck, top, search)
}

function guardsOfDeck(deck: Deck, top: Inches, search: SearchSite): Cents {
  const { stock } = search
  if (!stock.guards || !isHigh(cornersOf(deck.rect), top, search)) return 0
  return (stock.guardsOfDeck(deck.size, deck.isResting) ?? 0) + stock.prices.guardClosures
}

type Place = { readonly search: SearchSite; readonly isLast: boolean }

function flightAdds(flight: FlightLaid, { top, bottom }: PieceHeights, { search, isLast }: Place): Cents {
  const { stock, ground } = search
  const made = (isLast ? stock.lastFlights : stock.flights).ofLength(flight.length)
  if (!made) return 0
  let [along, sum] = [0, 0]
  for (const { length } of [...made.sections, ...(made.foot ? [made.foot] : [])]) {
    const at = (far: Inches) => top - ((top - bottom) * far) / flight.length
    const from = step(flight.from, flight.heading, along)
    if (isHigh([from], at(along), search)) sum += guardsOfRamp(length, search)
    along += length
    if (along >= flight.length - 1) break
    const height = at(along) - (ground?.heightAt(step(flight.from, flight.heading, along)) ?? 0)
    sum += stock.prices.legPair(height) - stock.prices.legPair(0) + bracesUnder(height, search)
  }
  return sum
}

/** Whether all that one could fall from is sold with guards: 8 x 5 platforms are not, and some lines have none at all. */
export function canBeGuarded(raised: readonly PieceHeights[], search: SearchSite): boolean {
  const bare = raised.find(({ piece, top }) =>
    piece.kind === 'flight'
      ? isBareEnd(piece, top, search)
      : piece.use !== 'door' &&
        isHigh(cornersOf(piece.rect), top, search) &&
        search.stock.guardsOfDeck(piece.size, piece.isResting) === null,
  )
  if (bare) noteBare(bare.top, search)
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
  return [-1, 1].every((side) => {
    const at = step(from, heading, 0, (side * stock.rampOverall) / 2)
    return top - (ground?.heightAt(at) ?? 0) > unguarded
  })
}

const noteBare = (top: Inches, { killers, limits, lowest }: SearchSite) =>
  kill(killers, {
    rule: 14,
    code: 'no-guards',
    name: '',
    need: limits.unguarded ?? 0,
    have: () => top - lowest,
    missing: 5,
  })

const guardsOfRamp = (length: Inches, { stock }: SearchSite): Cents => {
  const price = (rails: Handrails): Cents => rampItem(stock, 'ramp', length, rails)?.price ?? 0
  return stock.guards ? Math.max(0, price(stock.guards) - price(stock.rails)) : 0
}

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

/** Braces of one leg. */
function bracesUnder(height: Inches, { stock }: SearchSite): Cents {
  const { angleBraceAbove, crossBraceFrom } = productRules(stock.catalogue.productLine)
  const angle = angleBraceAbove !== null && height > angleBraceAbove ? stock.prices.angleBrace : 0
  return angle + (height >= crossBraceFrom ? stock.prices.crossBrace : 0)
}
