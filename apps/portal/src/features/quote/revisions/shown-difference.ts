import { pricedDifference, type VisibleDifference } from '@ramp/contracts'
import type { Difference } from '@ramp/domain'

/** A difference as it is shown: without prices where they are not for this person. */
export function shownDifference(difference: VisibleDifference): {
  readonly difference: Difference
  readonly hasPrices: boolean
} {
  const priced = pricedDifference.safeParse(difference)
  if (priced.success) return { difference: priced.data, hasPrices: true }
  const { lines, effects, figures, total } = difference
  const unpriced = {
    ...difference,
    lines: lines.map((line) => ({ ...line, total: NOTHING, drawing: 0, priceList: 0 })),
    effects: { ...effects, drawing: 0, priceList: 0 },
    figures: figures.map((figure) => ({ ...figure, ...NOTHING, change: 0 })),
    total: { ...total, ...NOTHING, change: 0 },
  }
  return { difference: unpriced, hasPrices: false }
}

const NOTHING = { before: 0, after: 0 }
