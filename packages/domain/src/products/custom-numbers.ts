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
/** Beyond its own a line goes on here, up to the last number of five digits. */
const SHARED = 80_000
const LAST = 99_999

/** The number of the nth part made to measure of a line, counted from 0; null when there is none left. */
export function customItemNumber(product: ProductLine, running: number): string | null {
  const first = FIRST[product]
  if (first === null) return null
  const number = running < OWN ? first + running : SHARED + running - OWN
  return number > LAST ? null : String(number)
}
