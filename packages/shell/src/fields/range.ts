/** What a field takes; the ends are taken too, unless it says otherwise. */
export type Range = {
  readonly min: number
  readonly max: number
  readonly isAboveMin?: boolean
  readonly isBelowMax?: boolean
  /** Only multiples of it. */
  readonly step?: number
}

/** Rounding of decimal fractions. */
const NEAR = 1e-9

/** Whether a number may be stored. */
export const isWithin = (value: number, { min, max, isAboveMin, isBelowMax, step }: Range): boolean =>
  (isAboveMin ? value > min : value >= min - NEAR) &&
  (isBelowMax ? value < max : value <= max + NEAR) &&
  (step === undefined || isMultiple(value, step))

/** Whether a number is so many whole steps. */
const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6

/** What a field takes, in one sentence: `Enter 18" to 96" in steps of 6".`, `Enter a number from 1 to 200.` */
export function rangeSentence(range: Range, show: (value: number) => string, what = ''): string {
  const { min, max, isAboveMin, isBelowMax, step } = range
  const ends =
    isAboveMin || isBelowMax
      ? `${isAboveMin ? 'more than' : 'at least'} ${show(min)} and ${isBelowMax ? 'less than' : 'at most'} ${show(max)}`
      : `${show(min)} to ${show(max)}`
  return `Enter ${what}${ends}${step === undefined ? '' : ` in steps of ${show(step)}`}.`
}

/** The nearest number an arrow key may reach from outside or inside the range. */
export const clampToRange = (
  value: number,
  { min, max, isAboveMin, isBelowMax }: Range,
  step: number,
): number => Math.min(isBelowMax ? max - step : max, Math.max(isAboveMin ? min + step : min, value))
