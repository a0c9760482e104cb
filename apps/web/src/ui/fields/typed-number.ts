/**
 * What a person typed as a quantity or a length: a number from 0 up. An empty field and what is no number are
 * `otherwise`: 0 of a quantity (spec 3 §5.6), and what stood there of a length that must be one (decision 027).
 */
export function typedNumber(typed: number | string, otherwise = 0): number {
  const number = typed === '' ? Number.NaN : Number(typed)
  return Number.isFinite(number) ? Math.max(0, number) : otherwise
}
