import type { Inches } from '../../base/units.ts'
import type { ProductLine } from './product-line.ts'

/** A platform size, usable, width first. */
type Size = readonly [width: Inches, length: Inches]

/** Where the product lines part ways about closures (spec 3 §4.7, §5.6 and §7). */
export type ClosureDifferences = {
  /** What the RampGenerateClosures call is told. */
  readonly call: 'railOpenings' | 'hdConnections'
  /** Vertical pickets: an 8 ft side is made to order, and the halves beside a centred joint are cut from one kit. */
  readonly cutsPickets: boolean
  /** Two platforms joined at the center turn back with one closure: usable side that carries the ramp, and sizes. */
  readonly pairTurnback: { readonly side: Inches; readonly sizes: readonly Size[] | 'any' } | null
  /** What two ramps around the corner of a square platform become. */
  readonly corner: 'corner-kit' | 'tee' | null
  /** Exactly two ramps of one width on a platform become one ramp-platform closure. */
  readonly hasRampPlatform: boolean
}

/** Turn-backs over two platforms are made for 4 ft sides. */
const FOUR_FOOT_PAIRS = { side: 48, sizes: 'any' } as const
/** Stencils 5x5, 5x6 and 6x5, ramps on the 5 ft side. */
const FIVE_FOOT_PAIRS = {
  side: 60,
  sizes: [
    [60, 60],
    [60, 72],
    [72, 60],
  ],
} as const

const pathway3g: ClosureDifferences = {
  call: 'railOpenings',
  cutsPickets: true,
  pairTurnback: FOUR_FOOT_PAIRS,
  corner: null,
  hasRampPlatform: false,
}

const commercial: ClosureDifferences = {
  call: 'hdConnections',
  cutsPickets: false,
  pairTurnback: FIVE_FOOT_PAIRS,
  corner: 'tee',
  hasRampPlatform: true,
}

const CLOSURE_DIFFERENCES: Readonly<Record<ProductLine, ClosureDifferences>> = {
  P3G: pathway3g,
  APD: pathway3g,
  HAR: pathway3g,
  P2G: { ...pathway3g, cutsPickets: false, pairTurnback: null, corner: 'corner-kit' },
  PHD: commercial,
  T3G: { ...commercial, call: 'railOpenings', pairTurnback: null, corner: null, hasRampPlatform: false },
  RAILWAY: { ...commercial, call: 'railOpenings', pairTurnback: null, corner: null, hasRampPlatform: false },
}

export const closureDifferences = (product: ProductLine): ClosureDifferences => CLOSURE_DIFFERENCES[product]
