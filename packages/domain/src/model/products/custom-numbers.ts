import type { ProductLine } from './product-line.ts'

/** Where the numbers of parts made to measure begin; each line has a thousand of its own (domain 7.0). */
const FIRST: Readonly<Record<ProductLine, number | null>> = {
  P3G: 27_000,
  P2G: 37_000,
  // 47000 is taken by the platform extensions.
  PHD: 44_000,
  APD: 57_000,
  HAR: 67_000,
  T3G: null,
  RAILWAY: null,
}
const OWN = 1_000
/** Where a line goes on beyond its thousand: no two lines ever come to the same number, and none beyond five digits. */
const FURTHER: Readonly<Record<ProductLine, number>> = {
  P3G: 80_000,
  P2G: 84_000,
  PHD: 88_000,
  APD: 92_000,
  HAR: 96_000,
  T3G: 0,
  RAILWAY: 0,
}

/** How many parts made to measure can have a number in one product line. */
export const CUSTOM_NUMBERS = 5_000

/** The number of the nth part made to measure of a line, counted from 0; null when there is none left. */
export function customItemNumber(product: ProductLine, running: number): string | null {
  const first = FIRST[product]
  if (first === null || running >= CUSTOM_NUMBERS) return null
  return String(running < OWN ? first + running : FURTHER[product] + running - OWN)
}
