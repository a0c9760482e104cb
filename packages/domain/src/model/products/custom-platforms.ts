import type { Inches } from '../../base/units.ts'
import type { ProductLine } from './product-line.ts'

/** Lines whose platforms to measure may be smaller than the stock size but never larger (domain 1.4). */
const LARGEST: Partial<Readonly<Record<ProductLine, Inches>>> = { P2G: 60 }

/** Longest side of a platform made to measure, in inches; null where only the sliders limit it. */
export const largestCustomPlatform = (product: ProductLine): Inches | null => LARGEST[product] ?? null
