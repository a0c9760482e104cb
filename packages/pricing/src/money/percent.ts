import type { Cents } from '@ramp/domain'

/** A percent as people write it, with at most three decimals: 8.875 is 8.875 percent. */
export type Percent = number

/** A percent has so many steps: three decimals of a hundred. */
const STEPS = 1000
const WHOLE = 100 * STEPS

const stepsOf = (percent: Percent): number => Math.round(percent * STEPS)

/**
 * A fraction of two whole numbers, to the nearest whole one; a half goes up, so that of a tax the third decimal above 4 goes up
 * (Streamlined Sales and Use Tax Agreement, section 324). Of a negative amount the half goes the same way as of a positive one.
 */
export function rounded(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator))
  return numerator < 0 && size > 0 ? -size : size
}

/** So many percent of an amount, to the cent. */
export const shareOf = (amount: Cents, percent: Percent): Cents => rounded(amount * stepsOf(percent), WHOLE)

/** An amount changed by so many percent: -10 takes a tenth off. */
export const changedBy = (amount: Cents, percent: Percent): Cents =>
  rounded(amount * (WHOLE + stepsOf(percent)), WHOLE)

/** The price that leaves so many percent of itself above a cost; below 100. */
export const priceForMargin = (cost: Cents, margin: Percent): Cents =>
  rounded(cost * WHOLE, WHOLE - stepsOf(margin))

/** What one amount is of another, in percent with one decimal; of nothing it is no percent. */
export const percentOf = (part: Cents, whole: Cents): Percent | null =>
  whole === 0 ? null : rounded(part * 1000, whole) / 10

/** Markups and margins are shown beside each other with one decimal. */
const TENTHS = 10
const toTenth = (percent: number): Percent => Math.round(percent * TENTHS) / TENTHS

/** The markup on the cost that a margin comes to: cost / 0.65 is a margin of 35 and a markup of 53.8 percent. Null where no price is high enough. */
export const markupOfMargin = (margin: Percent): Percent | null =>
  margin >= 100 ? null : toTenth((100 * margin) / (100 - margin))

/** The margin in the price that a markup comes to. */
export const marginOfMarkup = (markup: Percent): Percent => toTenth((100 * markup) / (100 + markup))
