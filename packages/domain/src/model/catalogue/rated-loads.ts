import type { Pounds } from '../../base/units.ts'
import type { ProductLine } from '../products/product-line.ts'
import type { ItemRole } from './item.ts'

/** What a manufacturer states that a kind of part carries. */
export type RatedLoad = {
  /** People with their devices on one part; null where it is stated otherwise. */
  readonly pounds: Pounds | null
  /** Pounds on each square foot, and on one place. */
  readonly perSquareFoot: number | null
  readonly onOnePlace: Pounds | null
}

const carries = (pounds: Pounds): RatedLoad => ({ pounds, perSquareFoot: null, onOnePlace: null })

type ByRole = Readonly<Partial<Record<ItemRole, RatedLoad>>>

const HD: RatedLoad = { pounds: null, perSquareFoot: 100, onOnePlace: 300 }

/** Rated loads as they are published, by line (domain 1.1 and 1.9); what is missing was found nowhere. */
const OF_LINES: Readonly<Partial<Record<ProductLine, ByRole>>> = {
  P3G: { ramp: carries(1000), platform: carries(1000), stair: carries(850) },
  P2G: { ramp: carries(850), platform: carries(850), stair: carries(850) },
  PHD: { ramp: HD, 'starter-ramp': HD, platform: HD, 'platform-ext': HD },
}

/** Of what every line sells beside it: suitcase ramps, thresholds and lifts (domain 1.9, 7.11). */
const OF_ALL: ByRole = {
  'portable-suitcase': carries(800),
  'portable-trifold': carries(800),
  'threshold-ramp': carries(700),
  'threshold-mat': carries(850),
  'vpl-carrier': carries(750),
}

/** The rated load of a kind of part; null where none is known, which is told as 'not entered'. */
export const ratedLoadOf = (product: ProductLine, role: ItemRole): RatedLoad | null =>
  OF_LINES[product]?.[role] ?? OF_ALL[role] ?? null
