/** What a person typed as a quantity or a length: a number from 0 up; an empty field and what is no number are 0 (spec 3 §5.6). */
export function typedNumber(typed: number | string): number {
  const number = Number(typed)
  return Number.isFinite(number) ? Math.max(0, number) : 0
}
