import { groupBy } from '../../../base/group-by.ts'
import { type Cents, type Inches, type Pounds, roundTo } from '../../../base/units.ts'
import type { Item } from '../item.ts'

type Size = { readonly width: Inches; readonly length: Inches }
type Knot = { readonly at: number; readonly value: number }

/** What a part made to measure costs more than a stock part of its size would (domain 7.3). */
const MADE_TO_MEASURE = 1.15

/** Null where no stock part like it has a price of its own; what is sold as its pieces (5x8 of expanded metal) has none. */
export function customPrice(models: readonly Item[], size: Size): Cents | null {
  const priced = models.filter(({ price }) => price !== null)
  if (priced.length === 0) return null
  return Math.round(valueAt(priced, size, ({ price }) => price ?? 0) * MADE_TO_MEASURE)
}

export const customWeight = (models: readonly Item[], size: Size): Pounds =>
  roundTo(
    valueAt(models, size, ({ weight }) => weight),
    1,
  )

/**
 * The value of a stock part of any size: platforms go by their area, in which the price list is a straight line;
 * ramps, extensions and transitions by their length in each stock width, and then by the width. What is narrower than the
 * narrowest stock part is cut from it and costs no less.
 */
function valueAt(models: readonly Item[], size: Size, amountOf: (item: Item) => number): number {
  if (models.some(({ itemType }) => itemType === 'PLATFORM'))
    return interpolate(
      models.map((item) => ({
        at: (item.usableWidth ?? 0) * (item.usableLength ?? 0),
        value: amountOf(item),
      })),
      size.width * size.length,
    )
  const inEachWidth = valuesInEachWidth(models, size.length, amountOf)
  const width = Math.max(size.width, Math.min(...inEachWidth.map(({ at }) => at)))
  const [only, ...others] = inEachWidth
  // One stock width alone shows no slope: a plate twice as wide is two of it.
  return only && others.length === 0 ? (only.value * width) / only.at : interpolate(inEachWidth, width)
}

/** What a part of a length is worth in each stock width. */
function valuesInEachWidth(
  models: readonly Item[],
  length: Inches,
  amountOf: (item: Item) => number,
): readonly Knot[] {
  const byWidth = groupBy(models, ({ usableWidth }) => usableWidth ?? 0)
  const widths = [...byWidth].map(([at, items]) => ({
    at,
    lengths: distinctKnots(items.map((item) => ({ at: item.usableLength ?? 0, value: amountOf(item) }))),
  }))
  const most = widths.reduce<readonly Knot[]>(
    (a, { lengths }) => (lengths.length > a.length ? lengths : a),
    [],
  )
  return widths.map(({ at, lengths }) => {
    const [only, ...others] = lengths
    if (!only || others.length > 0) return { at, value: interpolate(lengths, length) }
    // One stock length alone shows no slope: it grows as the parts of the width with the most lengths do.
    return { at, value: (only.value * interpolate(most, length)) / interpolate(most, only.at) }
  })
}

/** The first of those at one place, by their place. */
const distinctKnots = (knots: readonly Knot[]): readonly Knot[] =>
  knots
    .filter((knot, index) => knots.findIndex((one) => one.at === knot.at) === index)
    .sort((a, b) => a.at - b.at)

/** Straight between the two knots beside a place, and straight on beyond the last. */
function interpolate(knots: readonly Knot[], at: number): number {
  const sorted = distinctKnots(knots)
  const above = sorted.findIndex((knot) => knot.at >= at)
  const index = above === -1 ? sorted.length - 1 : Math.max(above, 1)
  const [low, high] = [sorted[index - 1], sorted[index]]
  if (!low || !high) return sorted[0]?.value ?? 0
  return low.value + ((high.value - low.value) * (at - low.at)) / (high.at - low.at)
}
