import type { ProductLine } from './product-line.ts'

/** What product lines do differently in the Handrail Builder. */
export type HandrailDifferences = {
  /** A platform whose item has rails may still be set up without any (spec 3 §2.8). */
  readonly offersNone: boolean
}

const USUAL: HandrailDifferences = { offersNone: false }

const DIFFERENCES: Readonly<Partial<Record<ProductLine, HandrailDifferences>>> = {
  P2G: { offersNone: true },
}

export const handrailDifferences = (product: ProductLine): HandrailDifferences =>
  DIFFERENCES[product] ?? USUAL
