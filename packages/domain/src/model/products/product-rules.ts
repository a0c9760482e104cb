import type { Inches } from '../../base/units.ts'
import type { DesiredRatio, Handrails, Industry, ProductLine, Surface } from './product-line.ts'

/** What a product line is and allows, as one table (spec 1 §1 and §3, spec 2 §9). */
export type ProductRules = {
  readonly code: ProductLine
  readonly name: string
  readonly tagline: string
  readonly industry: Industry
  /** Whether the catalogue and the rules of this line can be used for quotes. */
  readonly isOpen: boolean
  readonly surfaces: readonly Surface[]
  readonly handrails: readonly Handrails[]
  readonly rampWidths: readonly Inches[]
  readonly ratios: readonly DesiredRatio[]
  /** Steepest ratio recommended for the industry; anything steeper shows 'Look Out!' (spec 3 §4.3). */
  readonly steepestRatio: DesiredRatio
  readonly defaults: {
    readonly surface: Surface
    readonly handrails: Handrails
    readonly rampWidth: Inches
    readonly loops: boolean
    readonly childRails: boolean
  }
  /** A run of ramps without rise is an error (spec 3 §5.4). */
  readonly rampsMustRise: boolean
  /** Angle braces stand where the surface is higher than this; null where the line has none (spec 3 §4.6). */
  readonly angleBraceAbove: Inches | null
  /** Platforms this low need neither legs nor feet; null where every platform needs them (spec 3 §4.5). */
  readonly noLegsUpTo: Inches | null
  /** Cross braces stand from this surface height on. */
  readonly crossBraceFrom: Inches
}

const RESIDENTIAL_RATIOS: readonly DesiredRatio[] = ['1:20', '1:16', '1:12', '1:10', '1:8']
const COMMERCIAL_RATIOS: readonly DesiredRatio[] = ['1:20', '1:16', '1:12']

const residential = {
  industry: 'residential',
  surfaces: ['SOLID', 'EXP_METAL'],
  handrails: ['NO_RAILS', 'TWO_LINE', 'HORZ_PICKET', 'VERT_PICKET'],
  rampWidths: [36, 48],
  ratios: RESIDENTIAL_RATIOS,
  steepestRatio: '1:8',
  defaults: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, loops: true, childRails: false },
  rampsMustRise: true,
  angleBraceAbove: 36,
  noLegsUpTo: null,
  crossBraceFrom: 72,
} as const

const commercial = {
  industry: 'commercial',
  surfaces: ['SOLID'],
  handrails: ['NO_RAILS', 'TWO_LINE', 'GUARDS'],
  rampWidths: [48, 54, 60],
  ratios: COMMERCIAL_RATIOS,
  steepestRatio: '1:12',
  defaults: { surface: 'SOLID', handrails: 'GUARDS', rampWidth: 48, loops: true, childRails: false },
  rampsMustRise: false,
  angleBraceAbove: null,
  noLegsUpTo: 6,
  crossBraceFrom: 36,
} as const

const PRODUCTS: Readonly<Record<ProductLine, ProductRules>> = {
  P3G: { ...residential, code: 'P3G', name: 'PATHWAY 3G', tagline: 'Moduler Access System', isOpen: true },
  P2G: {
    ...residential,
    code: 'P2G',
    name: 'PATHWAY 2G',
    tagline: 'Moduler Access System',
    isOpen: true,
    surfaces: ['SOLID'],
    handrails: ['TWO_LINE'],
    rampsMustRise: false,
  },
  PHD: {
    ...commercial,
    code: 'PHD',
    name: 'PATHWAY HD',
    tagline: 'Code Compliant Moduler Access System',
    isOpen: true,
  },
  APD: { ...residential, code: 'APD', name: 'APD', tagline: 'Moduler Access System', isOpen: true },
  HAR: { ...residential, code: 'HAR', name: 'Harmar', tagline: 'Moduler Access System', isOpen: true },
  T3G: { ...commercial, code: 'T3G', name: 'TITAN', tagline: 'Moduler Access System', isOpen: false },
  RAILWAY: {
    ...commercial,
    code: 'RAILWAY',
    name: 'RAILWAY',
    tagline: 'Moduler Access System',
    isOpen: false,
  },
}

export const productRules = (product: ProductLine): ProductRules => PRODUCTS[product]

/** The run number of a ratio: 12 for `1:12`. */
export const runOfRatio = (ratio: DesiredRatio): number => Number(ratio.slice(2))
