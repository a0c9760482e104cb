import type { Handrails } from '../../products/product-line.ts'
import { productRules } from '../../products/product-rules.ts'
import type { Cents, Inches } from '../../units.ts'
import { centreOf, cornersOf, step } from '../room/rect.ts'
import { deckItem, rampItem } from '../stock/stock.ts'
import type { Raised } from './heights.ts'
import { kill } from './killers.ts'
import type { SearchSite } from './search-site.ts'
import type { Deck, FlightLaid } from './way.ts'

/** Codes look for the ground within this of an edge. */
const WITHIN: Inches = 36

/** What heights add to the price of ramps and platforms: legs under decks, braces, and guards where one could fall; nearly. */
export function priceOfHeights(raised: readonly Raised[], search: SearchSite): Cents {
  const lastIndex = raised.length - 1
  return raised.reduce((sum, one, index) => {
    const { piece } = one
    const added =
      piece.kind === 'deck'
        ? deckAdds(piece, one.top, search)
        : flightAdds(piece, one, { search, isLast: index === lastIndex })
    return sum + added
  }, 0)
}

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
  if (!isHigh(deck.rect, top, search) || !stock.guards) return 0
  const price = (rails: Handrails): Cents =>
    deckItem(stock, deck.size, { rails, isLowProfile: false, isResting: deck.isResting })?.item.price ?? 0
  return Math.max(0, price(stock.guards) - price(stock.rails)) + stock.prices.guardClosures
}

type Place = { readonly search: SearchSite; readonly isLast: boolean }

function flightAdds(flight: FlightLaid, { top, bottom }: Raised, { search, isLast }: Place): Cents {
  const { stock, ground } = search
  const made = (isLast ? stock.lastFlights : stock.flights).ofLength(flight.length)
  if (!made) return 0
  let [along, sum] = [0, 0]
  for (const { length } of [...made.sections, ...(made.foot ? [made.foot] : [])]) {
    const at = (far: Inches) => top - ((top - bottom) * far) / flight.length
    const from = step(flight.from, flight.heading, along)
    const upper = { left: from.x, right: from.x, top: from.y, bottom: from.y }
    if (isHigh(upper, at(along), search)) sum += guardsOfRamp(length, search)
    along += length
    if (along >= flight.length - 1) break
    const height = at(along) - (ground?.heightAt(step(flight.from, flight.heading, along)) ?? 0)
    sum += stock.prices.legPair(height) - stock.prices.legPair(0) + bracesUnder(height, search)
  }
  return sum
}

/** Whether every deck that one could fall from is sold with guards: 8 x 5 platforms are not. */
export function canBeGuarded(raised: readonly Raised[], search: SearchSite): boolean {
  const { stock, limits } = search
  const bare = raised.find(({ piece, top }) => {
    if (piece.kind !== 'deck' || piece.use === 'door' || !isHigh(piece.rect, top, search)) return false
    const kind = { rails: stock.guards ?? stock.rails, isLowProfile: false, isResting: piece.isResting }
    return !stock.guards || !deckItem(stock, piece.size, kind)
  })
  if (bare)
    kill(search.killers, {
      rule: 14,
      code: 'no-guards',
      name: '',
      need: limits.unguarded ?? 0,
      have: bare.top - search.lowest,
      missing: 5,
    })
  return !bare
}

const guardsOfRamp = (length: Inches, { stock }: SearchSite): Cents => {
  const price = (rails: Handrails): Cents => rampItem(stock, 'ramp', length, rails)?.price ?? 0
  return stock.guards ? Math.max(0, price(stock.guards) - price(stock.rails)) : 0
}

/** Whether guards are asked for somewhere along it. */
function isHigh(rect: Deck['rect'], top: Inches, { ground, limits, stock, lowest }: SearchSite): boolean {
  if (limits.unguarded === null || stock.rails === stock.guards || top - lowest <= limits.unguarded)
    return false
  if (!ground) return true
  return cornersOf(rect).some((at) => top - ground.lowestWithin(at, WITHIN) > (limits.unguarded ?? 0))
}

/** Braces of one leg. */
function bracesUnder(height: Inches, { stock }: SearchSite): Cents {
  const { angleBraceAbove, crossBraceFrom } = productRules(stock.catalogue.productLine)
  const angle = angleBraceAbove !== null && height > angleBraceAbove ? stock.prices.angleBrace : 0
  return angle + (height >= crossBraceFrom ? stock.prices.crossBrace : 0)
}
