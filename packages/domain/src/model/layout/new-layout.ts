import type { ProductLine } from '../products/product-line.ts'
import { productRules } from '../products/product-rules.ts'
import type { Layout } from './layout.ts'
import { EMPTY_SITE } from './site.ts'

/** Canvas of a new project: 1600 x 1200 specification pixels (spec 1 §9). */
const DEFAULT_CANVAS = { width: 960, height: 720 } as const

/** An empty layout with the defaults of its product line (spec 1 §3, spec 2 §9). */
export const newLayout = (product: ProductLine, name = ''): Layout => ({
  version: 1,
  project: {
    name,
    notes: '',
    product,
    units: 'in',
    priceLevel: 'retail',
    desiredRatio: '1:12',
    ...productRules(product).defaults,
    canvas: DEFAULT_CANVAS,
  },
  site: EMPTY_SITE,
  parts: [],
  drawings: [],
  stack: [],
  runs: [],
  openings: [],
  closureChoices: [],
  writtenClosures: null,
  legChoices: [],
  braceChoices: [],
  autoGenLegs: true,
  autoGenBracing: true,
  additionalProducts: [],
  customItems: [],
  confirmedSteps: [],
  lastConfirmed: null,
})
