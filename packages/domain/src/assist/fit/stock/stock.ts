import type { Cents, Degrees, Inches } from '../../../base/units.ts'
import {
  type Catalogue,
  itemFor,
  itemForAny,
  itemsOfRole,
  smallestFitting,
} from '../../../model/catalogue/catalogue.ts'
import type { Item } from '../../../model/catalogue/item.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { connectionDifferences } from '../../../model/products/connection-differences.ts'
import type { Handrails, Surface } from '../../../model/products/product-line.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import { type Section, sectionOf, stockFor } from '../../lengths/section.ts'
import { type FlightTable, flightTable } from './flight-table.ts'

/** A platform by its usable size, as it lies on the drawing. */
export type DeckSize = {
  /** Usable, along x and along y of the frame of the search. */
  readonly x: Inches
  readonly y: Inches
  /** What the frame of the deck adds, both borders. */
  readonly overallX: Inches
  readonly overallY: Inches
  readonly price: Cents
}

/** What a line sells for one way: made once for every search. */
export type FitStock = {
  readonly catalogue: Catalogue
  readonly surface: Surface
  readonly rails: Handrails
  /** What keeps from falling; null where the line has none. */
  readonly guards: Handrails | null
  readonly rampWidth: Inches
  /** Overall, rails and all. */
  readonly rampOverall: Inches
  /** Depth of the plate behind the last ramp on soft ground, and on hard; 0 behind a starter ramp. */
  readonly plate: Inches
  readonly hardPlate: Inches
  readonly flights: FlightTable
  /** What is laid across a gap between sill and platform; null where none reaches. */
  readonly bridgePlate: (gap: Inches) => Item | null
  /** Flights that end on the ground. */
  readonly lastFlights: FlightTable
  readonly decks: readonly DeckSize[]
  /** What a deck costs more with guards; null where it is not sold with them. */
  readonly guardsOfDeck: (size: DeckSize, isResting: boolean) => Cents | null
  /** Where a flight in line with the one above may rest: centred ramps, or flush ones. */
  readonly restsAtCentre: boolean
  readonly prices: HardwarePrices
}

/** What estimates of a price count beside ramps and platforms. */
type HardwarePrices = {
  /** A ramp on a platform, rails flush on one side: hangers, brackets, a closure and a loop. */
  readonly flushJoint: Cents
  readonly centredJoint: Cents
  readonly deckJoint: Cents
  readonly atDoor: Cents
  readonly atGround: Cents
  /** What closures beside guards cost more, on a platform. */
  readonly guardClosures: Cents
  readonly angleBrace: Cents
  readonly crossBrace: Cents
  /** A leg pair that serves a height. */
  readonly legPair: (height: Inches) => Cents
}

export type StockAsk = {
  readonly project: Layout['project']
  readonly rails: Handrails
}

export function stockOf({ project, rails }: StockAsk, catalogue: Catalogue): FitStock | null {
  const { rampWidth, surface, product } = project
  const isOfKind = (item: Item) =>
    item.usableWidth === rampWidth && item.surface === surface && item.handrails === rails && !item.isCustom
  const like = itemsOfRole(catalogue, 'ramp').find(isOfKind)
  if (!like?.width) return null
  const sections = stockFor(like, catalogue)
  const prices = hardwarePrices(catalogue, rampWidth)
  const flights = flightTable(sections, { joint: prices.rampJoint, feet: [] })
  const starters = itemsOfRole(catalogue, 'starter-ramp').filter(isOfKind)
  const feet = starters.map(sectionOf).filter((one): one is Section => one !== null)
  const guards =
    productRules(product).handrails.find((one) => one === 'VERT_PICKET' || one === 'GUARDS') ?? null
  const isTapered = productRules(product).industry === 'commercial' && feet.length > 0
  return {
    catalogue,
    surface,
    rails,
    guards,
    rampWidth,
    rampOverall: like.width,
    plate: isTapered ? 0 : plateDepth(product),
    hardPlate: isTapered
      ? 0
      : (itemFor(catalogue, 'transition-lower', rampWidth)?.length ?? plateDepth(product)),
    bridgePlate: (gap) => smallestFitting(catalogue, 'bridge-plate', gap),
    flights,
    lastFlights: isTapered ? flightTable(sections, { joint: prices.rampJoint, feet }) : flights,
    decks: deckSizes(catalogue, surface, rails),
    guardsOfDeck: guardPrices({ catalogue, surface }, rails, guards),
    restsAtCentre: connectionDifferences(product).centersRampsAtRestsOnly,
    prices,
  }
}

/** The ground transition (site 3, rule 9). */
const plateDepth = (product: Layout['project']['product']): Inches => (product === 'P2G' ? 12 : 18)

const isDeckOf = (item: Item, surface: Surface, rails: Handrails): boolean =>
  item.surface === surface &&
  item.handrails === rails &&
  !item.isCustom &&
  !item.isInternal &&
  item.price !== null

function deckSizes(catalogue: Catalogue, surface: Surface, rails: Handrails): readonly DeckSize[] {
  const sizes = new Map<string, DeckSize>()
  const note = (x: Inches | null, y: Inches | null, item: Item, isTurned: boolean) => {
    if (x === null || y === null || item.width === null || item.length === null) return
    const [overallX, overallY] = isTurned ? [item.length, item.width] : [item.width, item.length]
    const size = { x, y, overallX, overallY, price: item.price ?? 0 }
    const held = sizes.get(`${x} ${y}`)
    if (!held || size.price < held.price) sizes.set(`${x} ${y}`, size)
  }
  for (const item of itemsOfRole(catalogue, 'platform')) {
    if (!isDeckOf(item, surface, rails) || item.isLowProfile || item.isResting) continue
    note(item.usableWidth, item.usableLength, item, false)
    note(item.usableLength, item.usableWidth, item, true)
  }
  return [...sizes.values()].sort((a, b) => a.price - b.price || a.x - b.x || a.y - b.y)
}

/** Asked for at every deck of every way, so each kind is looked up once. */
function guardPrices(
  stock: Pick<FitStock, 'catalogue' | 'surface'>,
  rails: Handrails,
  guards: Handrails | null,
): FitStock['guardsOfDeck'] {
  const known = new Map<string, Cents | null>()
  const priceOf = (size: DeckSize, isResting: boolean): Cents | null => {
    const guarded = guards && deckItem(stock, size, { rails: guards, isLowProfile: false, isResting })
    const plain = deckItem(stock, size, { rails, isLowProfile: false, isResting })
    return guarded ? Math.max(0, (guarded.item.price ?? 0) - (plain?.item.price ?? 0)) : null
  }
  return (size, isResting) => {
    const key = `${size.x} ${size.y} ${isResting}`
    const held = known.get(key)
    if (held !== undefined) return held
    const price = priceOf(size, isResting)
    known.set(key, price)
    return price
  }
}

export type DeckKind = {
  readonly rails: Handrails
  readonly isLowProfile: boolean
  readonly isResting: boolean
}

/** The platform of a size, and how it is turned in the frame of the search. */
export function deckItem(
  { catalogue, surface }: Pick<FitStock, 'catalogue' | 'surface'>,
  { x, y }: Pick<DeckSize, 'x' | 'y'>,
  { rails, isLowProfile, isResting }: DeckKind,
): { readonly item: Item; readonly rotation: Degrees } | null {
  const items = itemsOfRole(catalogue, 'platform').filter(
    (item) =>
      isDeckOf(item, surface, rails) && item.isLowProfile === isLowProfile && item.isResting === isResting,
  )
  const cheapest = (wide: Inches, long: Inches) =>
    items
      .filter((item) => item.usableWidth === wide && item.usableLength === long)
      .sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
  const upright = cheapest(x, y)
  if (upright) return { item: upright, rotation: 0 }
  const lying = cheapest(y, x)
  return lying ? { item: lying, rotation: 90 } : null
}

/** A ramp or starter ramp of a length. */
export const rampItem = (
  { catalogue, surface, rampWidth }: Pick<FitStock, 'catalogue' | 'surface' | 'rampWidth'>,
  role: 'ramp' | 'starter-ramp',
  length: Inches,
  rails: Handrails,
): Item | null =>
  itemsOfRole(catalogue, role)
    .filter(
      (item) =>
        item.usableWidth === rampWidth &&
        item.usableLength === length &&
        item.surface === surface &&
        item.handrails === rails &&
        !item.isCustom &&
        item.price !== null,
    )
    .sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? null

function hardwarePrices(catalogue: Catalogue, width: Inches): HardwarePrices & { readonly rampJoint: Cents } {
  const price = (item: Item | null): Cents => item?.price ?? 0
  const role = (...roles: Parameters<typeof itemForAny>[1]) => price(itemForAny(catalogue, roles, width))
  const legPair = (height: Inches): Cents =>
    price(smallestFitting(catalogue, 'leg', height, { strict: true }))
  const hung = role('hanger-ramp-platform') + role('bracket-rail-end')
  const [closure, loop] = [role('closure-side'), role('loop-upper', 'loop')]
  return {
    rampJoint: role('connector-ramp-ramp') + legPair(0),
    flushJoint: hung + closure + loop,
    centredJoint: hung + 2 * closure,
    deckJoint: role('connector-platform-platform'),
    atDoor: 2 * role('tie-strap'),
    atGround: role('transition-ground') + role('bracket-rail-end') + 2 * loop,
    guardClosures: 2 * Math.max(0, Math.max(...itemsOfRole(catalogue, 'closure-side').map(price)) - closure),
    angleBrace: role('brace-angle'),
    crossBrace: role('brace-cross'),
    legPair,
  }
}
