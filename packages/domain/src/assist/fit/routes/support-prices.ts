import type { Point } from '../../../base/geometry/point.ts'
import { type Cents, type Inches, isAtMost, isLess } from '../../../base/units.ts'
import type { Item } from '../../../model/catalogue/item.ts'
import { hardwareDifferences } from '../../../model/products/hardware-differences.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import { LEG_SIZES } from '../../../rules/legs/leg-sizes.ts'
import { LOW_PROFILE_BELOW } from '../../../rules/legs/stand-legs.ts'
import type { Deck, FlightLaid } from '../pieces/route.ts'
import { centreOf, step } from '../room/rect.ts'
import { deckItem } from '../stock/stock.ts'
import { frameFor, overGround, type PieceHeights, STANDARD_FRAME } from './heights.ts'
import type { SearchSite } from './search-site.ts'

/** A low-profile platform this low lies on the ground without feet (domain 7.2). */
const ON_THE_GROUND: Inches = 1.5

/** Legs by item, and what is listed by the piece. */
type Supports = { readonly legs: Map<Item, number>; pieces: Cents }

/** What heights add to the price of a way, as the engine lists it: legs, low feet, braces and low frames. */
export function priceOfSupports(raised: readonly PieceHeights[], search: SearchSite): Cents {
  const supports: Supports = { legs: new Map(), pieces: 0 }
  for (const one of raised)
    if (one.piece.kind === 'deck') standDeck(supports, one.piece, one.top, search)
    else standFlight(supports, one.piece, one, search)
  let sum = supports.pieces
  for (const [item, count] of supports.legs) sum += Math.ceil(count / 2) * search.stock.priceOf(item)
  return sum
}

/** A deck so much ramp below the door lies no lower than on the steepest ramp. */
export const lowestDeck = (used: Inches, { top, limits, lowering }: SearchSite): Inches =>
  top - used / limits.runNumber - lowering

/**
 * What stands at least under decks so high or higher: what serves a taller leg never costs less than the cheapest from
 * there on.
 */
export function leastUnderDecks(
  decks: readonly Deck[],
  lowest: Inches,
  { stock, ground }: SearchSite,
): Cents {
  let sum = 0
  for (const { rect, pockets } of decks) {
    const middle = centreOf(rect)
    for (const { x, y } of pockets) {
      const over = lowest - (ground?.heightAt({ x: middle.x + x, y: middle.y + y }) ?? 0)
      if (over >= LOW_PROFILE_BELOW) sum += stock.supports.leastLeg(over) / 2
    }
  }
  return sum
}

/** What stands at least under a joint of ramps so high or higher, beside the least that stands under any joint. */
export function leastUnderJoint(
  { from, heading }: Pick<FlightLaid, 'from' | 'heading'>,
  along: Inches,
  lowest: Inches,
  { stock, ground }: SearchSite,
): Cents {
  const at = step(from, heading, along)
  // Legs stand on both sides: no flatter than the ground between them.
  const over = lowest - (ground?.heightAt(at) ?? 0)
  if (over < LOW_PROFILE_BELOW) return 0
  return Math.max(0, stock.supports.leastLeg(over) - stock.supports.leastJoint)
}

function standDeck(supports: Supports, deck: Deck, top: Inches, search: SearchSite): void {
  const { stock, ground } = search
  const isLow = !deck.isResting && isOnLowFrame(deck, top, search)
  if (isLow) supports.pieces += lowFrameAdds(deck, search)
  const lowest = isLow ? ON_THE_GROUND : (productRules(stock.catalogue.productLine).noLegsUpTo ?? -1e9)
  const middle = centreOf(deck.rect)
  const heights = deck.pockets.map(({ x, y }) => {
    const at = { x: middle.x + x, y: middle.y + y }
    return { at, over: top - (ground?.heightAt(at) ?? 0) }
  })
  let feet = 0
  for (const { over } of heights) {
    if (isAtMost(over, lowest)) continue
    if (isLess(over, LOW_PROFILE_BELOW)) feet++
    else stand(supports, over, search)
  }
  const foot = stock.supports.platformFoot
  if (foot && feet > 0)
    supports.pieces +=
      stock.priceOf(foot) * (foot.role === 'foot-low-profile-platform' ? 1 : Math.ceil(feet / 2))
  braceDeck(supports, deck, heights, search)
}

/** Over the highest ground of the site it costs far less to look than over that under the deck. */
const isOnLowFrame = (deck: Deck, top: Inches, search: SearchSite): boolean =>
  top - search.highest < STANDARD_FRAME && frameFor(deck, overGround(deck, top, search), search) === 'low'

function stand({ legs }: Supports, height: Inches, { stock }: SearchSite): void {
  const item = stock.supports.leg(height)
  if (item) legs.set(item, (legs.get(item) ?? 0) + 1)
}

const lowFrameAdds = (deck: Deck, { stock }: SearchSite): Cents => {
  const of = (isLowProfile: boolean) => {
    const found = deckItem(stock, deck.size, { rails: stock.rails, isLowProfile, isResting: false })
    return found ? stock.priceOf(found.item) : 0
  }
  return of(true) - of(false)
}

type Pocket = { readonly at: Point; readonly over: Inches }

/** Corners this near to the line of a side stand on it. */
const ON_SIDE: Inches = 4

/** An angle brace at each corner, and a cross brace along each side, where its legs are so tall. */
function braceDeck(supports: Supports, deck: Deck, pockets: readonly Pocket[], search: SearchSite): void {
  const { stock } = search
  const { angleBraceAbove, crossBraceFrom } = productRules(stock.catalogue.productLine)
  const { left, right, top, bottom } = deck.rect
  const isAt = (a: Inches, b: Inches) => Math.abs(a - b) <= ON_SIDE
  const isCorner = ({ at }: Pocket) =>
    (isAt(at.x, left) || isAt(at.x, right)) && (isAt(at.y, top) || isAt(at.y, bottom))
  if (angleBraceAbove !== null)
    supports.pieces +=
      pockets.filter((one) => isCorner(one) && !isAtMost(one.over, angleBraceAbove)).length *
      stock.supports.angleBrace
  const crossed = (isOn: (pocket: Pocket) => boolean) =>
    pockets.some((one) => isOn(one) && !isLess(one.over, crossBraceFrom))
  const { bracesJoinedSides } = hardwareDifferences(stock.catalogue.productLine)
  const sides: readonly (readonly [Inches, (pocket: Pocket) => boolean])[] = [
    [deck.size.x, ({ at }) => isAt(at.y, top)],
    [deck.size.x, ({ at }) => isAt(at.y, bottom)],
    [deck.size.y, ({ at }) => isAt(at.x, left)],
    [deck.size.y, ({ at }) => isAt(at.x, right)],
  ]
  // A deck that is joined to another is braced on three sides in some lines.
  const most = deck.isJoined && !bracesJoinedSides ? 3 : 4
  const prices = sides.filter(([, isOn]) => crossed(isOn)).map(([side]) => stock.supports.crossBrace(side))
  for (const price of prices.sort((a, b) => a - b).slice(0, most)) supports.pieces += price
}

type Sloped = Pick<PieceHeights, 'top' | 'bottom'>

/** Two legs and their braces at every joint of ramps. */
function standFlight(
  supports: Supports,
  flight: FlightLaid,
  { top, bottom }: Sloped,
  search: SearchSite,
): void {
  const { stock, ground } = search
  const { made } = flight
  const { angleBraceAbove, crossBraceFrom } = productRules(stock.catalogue.productLine)
  const aside = stock.rampWidth / 2 + LEG_SIZES.legBesideUsable
  for (const along of made.joints) {
    const deck = top - ((top - bottom) * along) / flight.length
    const overs = [-aside, aside].map(
      (side) => deck - (ground?.heightAt(step(flight.from, flight.heading, along, side)) ?? 0),
    )
    const feet = overs.filter((over) => isLess(over, LOW_PROFILE_BELOW)).length
    for (const over of overs) if (!isLess(over, LOW_PROFILE_BELOW)) stand(supports, over, search)
    const foot = stock.supports.rampFoot
    if (foot && feet > 0) supports.pieces += stock.priceOf(foot) * Math.ceil(feet / 2)
    const tallest = Math.max(...overs)
    if (angleBraceAbove !== null && !isAtMost(tallest, angleBraceAbove))
      supports.pieces += stock.supports.angleBrace
    if (!isLess(tallest, crossBraceFrom)) supports.pieces += stock.supports.crossBrace(0)
  }
}
