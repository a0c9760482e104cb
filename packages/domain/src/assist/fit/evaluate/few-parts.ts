import { type Inches, roundTo } from '../../../base/units.ts'
import type { ItemRole } from '../../../model/catalogue/item.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { EMPTY_SITE, type Site } from '../../../model/layout/site.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { quoteErrors } from '../../../rules/cross-check/count-issues.ts'
import { percentOf, unitPriceAt } from '../../../rules/parts-list/build-parts-list.ts'
import { requireParts } from '../../../rules/parts-list/list-parts.ts'
import type { RailsAround } from '../pieces/priced-joints.ts'
import type { Piece, Route } from '../pieces/route.ts'
import type { Frame } from '../request/frame.ts'
import { centreOf, rectAhead } from '../room/rect.ts'
import type { Bill } from '../stock/bill.ts'
import type { FitStock } from '../stock/stock.ts'
import { layoutOfRoute, layRoute } from './lay-parts.ts'

/** What heights add is worked out for every way; the rest of its price is the same wherever its parts stand. */
const BY_HEIGHT: ReadonlySet<ItemRole> = new Set<ItemRole>([
  'leg',
  'foot-low-profile',
  'foot-low-profile-platform',
  'foot-low-profile-ramp',
  'brace-angle',
  'brace-cross',
])

/** Falls so much an inch: as flat as every line may be built. */
const SLOPE = 1 / 12

export type Places = { readonly frame: Frame; readonly porch: Site['porch'] }

/** A few parts as the engine lists them, without what heights add. */
export type FewParts = {
  readonly bill: Bill
  /** Where legs stand under each deck, from its middle. */
  readonly pockets: readonly (readonly { readonly x: Inches; readonly y: Inches }[])[]
}

export type FewPartsRequest = {
  readonly pieces: readonly Piece[]
  /** `below`: of the first ramp below the decks; the ramps after it have the rails asked for. */
  readonly rails: RailsAround
  readonly isOnHardGround?: boolean
}

/** Asks the engine for a few parts on level ground; null where they cannot be joined so. */
export function listFewParts(
  { pieces, rails, isOnHardGround = false }: FewPartsRequest,
  stock: FitStock,
  base: Layout,
  { frame, porch }: Places,
): FewParts | null {
  const route = levelRoute(pieces, isOnHardGround)
  const search = { stock, site: { ...EMPTY_SITE, porch }, ground: null }
  const laid = layRoute(route, { search, frame, railsOf: railsBy(pieces, rails, stock), keep: [] })
  if (!laid) return null
  const level: Layout = { ...base, version: 1, site: EMPTY_SITE }
  const analysis = analyse(layoutOfRoute(route, laid, level), stock.catalogue)
  if (quoteErrors(analysis).length > 0) return null
  return { bill: billOf(analysis), pockets: pocketsOf(pieces, analysis, frame) }
}

/** Rails of each part by its name: decks are lettered and ramps numbered, from the top. */
function railsBy(pieces: readonly Piece[], rails: RailsAround, stock: FitStock): (id: string) => Handrails {
  const flights = pieces.filter((piece) => piece.kind === 'flight')
  const [first] = flights
  const above = flights.length > 1 && first ? first.made.sections.length : 0
  return (id) => {
    if (id === 'A' || id === 'B') return rails.decks[id === 'A' ? 0 : 1] ?? stock.rails
    const ramp = Number(id.slice(1))
    if (ramp <= above) return rails.above
    return ramp === above + 1 ? rails.below : stock.rails
  }
}

function billOf(analysis: Analysis): Bill {
  const { catalogue, layout } = analysis
  const percent = percentOf(catalogue, layout.project.priceLevel)
  let pieces = 0
  const packed = new Map<string, { unitPrice: number; perPack: number; quantity: number }>()
  for (const { item, quantity, perPack } of requireParts(layout, analysis, catalogue).asks) {
    if (BY_HEIGHT.has(item.role)) continue
    const unitPrice = unitPriceAt(item, percent)
    if (perPack === undefined) pieces += unitPrice * quantity
    else {
      const held = packed.get(item.shortName)?.quantity ?? 0
      packed.set(item.shortName, { unitPrice, perPack, quantity: held + quantity })
    }
  }
  return { pieces, packed }
}

function pocketsOf(pieces: readonly Piece[], { legs }: Analysis, { toFrame }: Frame): FewParts['pockets'] {
  const decks = pieces.filter((piece) => piece.kind === 'deck')
  return decks.map(({ rect }, index) => {
    const middle = centreOf(rect)
    return legs
      .filter(({ part }) => part === 'AB'[index])
      .map((leg) => {
        const at = toFrame(leg)
        return { x: roundTo(at.x - middle.x, 4), y: roundTo(at.y - middle.y, 4) }
      })
  })
}

/** Pieces as a way on level ground. */
function levelRoute(pieces: readonly Piece[], isOnHardGround: boolean): Route {
  const rampLength = pieces.reduce((sum, piece) => sum + (piece.kind === 'flight' ? piece.length : 0), 0)
  const nowhere = rectAhead({ x: 0, y: 0 }, 0, 1, 1)
  return {
    pieces,
    rampLength,
    top: rampLength * SLOPE,
    bottom: 0,
    isOnHardGround,
    landing: nowhere,
    reach: nowhere,
    stages: [],
    signature: '',
    place: '',
    estimate: 0,
  }
}
