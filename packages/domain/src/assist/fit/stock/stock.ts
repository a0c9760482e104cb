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
import { percentOf, unitPriceAt } from '../../../rules/parts-list/build-parts-list.ts'
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
  /** What guards add to a ramp of a length. */
  readonly guardsOfRamp: (length: Inches) => Cents
  /** Whether a deck is sold with guards. */
  readonly sellsGuardsOf: (size: DeckSize, isResting: boolean) => boolean
  /** Where a flight in line with the one above may rest: centred ramps, or flush ones. */
  readonly restsAtCentre: boolean
  /** At the price level of the project. */
  readonly priceOf: (item: Item) => Cents
  readonly supports: Supports
}

/** What stands under decks and joints of ramps, with what it costs. */
type Supports = {
  /** The leg that serves a height; two are one pack. */
  readonly leg: (height: Inches) => Item | null
  /** What a leg of a pack costs at least that serves a height or more. */
  readonly leastLeg: (height: Inches) => Cents
  /** The least that stands under a joint of ramps: two legs, or two low feet. */
  readonly leastJoint: Cents
  readonly platformFoot: Item | null
  readonly rampFoot: Item | null
  readonly angleBrace: Cents
  /** One along a side so long. */
  readonly crossBrace: (side: Inches) => Cents
}

export type StockRequest = {
  readonly project: Layout['project']
  readonly rails: Handrails
}

export function stockOf({ project, rails }: StockRequest, catalogue: Catalogue): FitStock | null {
  const { rampWidth, surface, product } = project
  const isOfKind = (item: Item) =>
    item.usableWidth === rampWidth && item.surface === surface && item.handrails === rails && !item.isCustom
  const like = itemsOfRole(catalogue, 'ramp').find(isOfKind)
  if (!like?.width) return null
  const sections = stockFor(like, catalogue)
  const percent = percentOf(catalogue, project.priceLevel)
  const priceOf = (item: Item): Cents => unitPriceAt(item, percent)
  const supports = supportsOf(catalogue, priceOf)
  const connector = itemForAny(catalogue, ['connector-ramp-ramp'], rampWidth)
  const making = {
    priceOf: ({ price }: Section) => unitPriceAt({ price }, percent),
    joint: connector ? priceOf(connector) : 0,
    legs: supports.leastJoint,
  }
  const flights = flightTable(sections, { ...making, feet: [] })
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
    lastFlights: isTapered ? flightTable(sections, { ...making, feet }) : flights,
    decks: deckSizes(catalogue, surface, rails),
    guardsOfRamp: guardedRamps({ catalogue, surface, rampWidth }, rails, guards, priceOf),
    sellsGuardsOf: guardedDecks({ catalogue, surface }, guards),
    restsAtCentre: connectionDifferences(product).centersRampsAtRestsOnly,
    priceOf,
    supports,
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

function guardedRamps(
  stock: Pick<FitStock, 'catalogue' | 'surface' | 'rampWidth'>,
  rails: Handrails,
  guards: Handrails | null,
  priceOf: FitStock['priceOf'],
): FitStock['guardsOfRamp'] {
  const known = new Map<Inches, Cents>()
  return (length) => {
    const held = known.get(length)
    if (held !== undefined) return held
    const [guarded, plain] = [guards, rails].map((one) => one && rampItem(stock, 'ramp', length, one))
    const adds = guarded && plain ? Math.max(0, priceOf(guarded) - priceOf(plain)) : 0
    known.set(length, adds)
    return adds
  }
}

/** Asked for at every deck of every way, so each kind is looked up once. */
function guardedDecks(
  stock: Pick<FitStock, 'catalogue' | 'surface'>,
  guards: Handrails | null,
): FitStock['sellsGuardsOf'] {
  const known = new Map<string, boolean>()
  return (size, isResting) => {
    const key = `${size.x} ${size.y} ${isResting}`
    const held = known.get(key)
    if (held !== undefined) return held
    const isSold =
      guards !== null && deckItem(stock, size, { rails: guards, isLowProfile: false, isResting }) !== null
    known.set(key, isSold)
    return isSold
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

/** The ramps of a flight with the rails of each, counted from above, and the connectors between them. */
export const priceOfRamps = (
  { sections, price }: Pick<FlightTable['flights'][number], 'sections' | 'price'>,
  railsOf: (index: number) => Handrails,
  stock: FitStock,
): Cents =>
  sections.reduce((sum, { length }, index) => {
    const rails = railsOf(index)
    if (rails === stock.rails) return sum
    const [own, plain] = [rails, stock.rails].map((one) => rampItem(stock, 'ramp', length, one))
    return own && plain ? sum + stock.priceOf(own) - stock.priceOf(plain) : sum
  }, price)

function supportsOf(catalogue: Catalogue, priceOf: FitStock['priceOf']): Supports {
  const price = (item: Item | null): Cents => (item ? priceOf(item) : 0)
  const crosses = itemsOfRole(catalogue, 'brace-cross')
  const legs = itemsOfRole(catalogue, 'leg').flatMap((item) =>
    item.limit === null ? [] : [{ limit: item.limit, least: priceOf(item) }],
  )
  legs.sort((a, b) => b.limit - a.limit)
  const shortestFirst = legs
    .map(({ limit }, index) => ({
      limit,
      least: Math.min(...legs.slice(0, index + 1).map((one) => one.least)),
    }))
    .reverse()
  const leg = (height: Inches) => smallestFitting(catalogue, 'leg', height, { strict: true })
  // Asked for at every joint that is laid.
  function leastLeg(height: Inches): Cents {
    for (const { limit, least } of shortestFirst) if (limit > height) return least
    return Number.MAX_SAFE_INTEGER
  }
  const rampFoot = itemForAny(catalogue, ['foot-low-profile-ramp', 'foot-low-profile'])
  const least = [leg(0), rampFoot].filter((one) => one !== null).map(priceOf)
  return {
    leg,
    leastJoint: least.length > 0 ? Math.min(...least) : 0,
    leastLeg,
    platformFoot: itemForAny(catalogue, ['foot-low-profile-platform', 'foot-low-profile']),
    rampFoot,
    angleBrace: price(itemForAny(catalogue, ['brace-angle'])),
    crossBrace: (side) => price(smallestFitting(catalogue, 'brace-cross', side) ?? crosses.at(-1) ?? null),
  }
}
