import { type Cents, type Inches, type Pounds, roundTo } from '../../../base/units.ts'
import type { Item } from '../item.ts'

type Size = { readonly width: Inches; readonly length: Inches }
type Knot = { readonly at: number; readonly value: number }

/** What a part made to measure costs more than a stock part of its size would (domain 7.3). */
const MADE_TO_MEASURE = 1.15

export const customPrice = (models: readonly Item[], size: Size): Cents =>
  Math.round(valueAt(models, size, ({ price }) => price ?? 0) * MADE_TO_MEASURE)

export const customWeight = (models: readonly Item[], size: Size): Pounds =>
  roundTo(
    valueAt(models, size, ({ weight }) => weight),
    1,
  )

/**
 * The value of a stock part of any size: platforms go by their area, in which the price list is a straight line;
 * ramps and transitions by their length in each stock width, and then by the width. What is narrower than the
 * narrowest stock part is cut from it and costs no less.
 */
function valueAt(models: readonly Item[], size: Size, amountOf: (item: Item) => number): number {
  const isByArea = models.some(({ itemType }) => itemType === 'PLATFORM' || itemType === 'PLATFORM_EXT')
  if (isByArea)
    return interpolate(
      models.map((item) => ({
        at: (item.usableWidth ?? 0) * (item.usableLength ?? 0),
        value: amountOf(item),
      })),
      size.width * size.length,
    )
  const widths = [...new Set(models.flatMap(({ usableWidth }) => usableWidth ?? []))]
  const inEachWidth = widths.map((width) => ({
    at: width,
    value: interpolate(
      models
        .filter((item) => item.usableWidth === width)
        .map((item) => ({ at: item.usableLength ?? 0, value: amountOf(item) })),
      size.length,
    ),
  }))
  const width = Math.max(size.width, Math.min(...widths))
  const [only, ...others] = inEachWidth
  // One stock width alone shows no slope: a plate twice as wide is two of it.
  return only && others.length === 0 ? (only.value * width) / only.at : interpolate(inEachWidth, width)
}

/** Straight between the two knots beside a place, and straight on beyond the last. */
function interpolate(knots: readonly Knot[], at: number): number {
  const sorted = knots
    .filter((knot, index) => knots.findIndex((one) => one.at === knot.at) === index)
    .sort((a, b) => a.at - b.at)
  const above = sorted.findIndex((knot) => knot.at >= at)
  const index = above === -1 ? sorted.length - 1 : Math.max(above, 1)
  const [low, high] = [sorted[index - 1], sorted[index]]
  if (!low || !high) return sorted[0]?.value ?? 0
  return low.value + ((high.value - low.value) * (at - low.at)) / (high.at - low.at)
}
