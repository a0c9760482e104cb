import { drawingDifference } from './drawing/drawing-difference.ts'
import { figureDifferences, totalDifference } from './figure-differences.ts'
import { lineDifferences } from './line-differences.ts'
import { sumOfEffects } from './line-effects.ts'
import type { Difference } from './terms/difference.ts'
import type { DifferenceSide } from './terms/difference-side.ts'
import type { LineTranslation } from './terms/line-keys.ts'

/**
 * What two revisions or options differ in: parts lists as they were stored, what each costs, and their drawings.
 * @param translations what is sold in place of an item in another product line; without a table lines of two product lines are gone and new
 */
export function differenceOf(
  before: DifferenceSide,
  after: DifferenceSide,
  translations: readonly LineTranslation[] = [],
): Difference {
  const sides = { before, after }
  const lines = lineDifferences(sides, translations)
  const figures = figureDifferences(before, after)
  return {
    lines,
    effects: sumOfEffects(lines),
    figures,
    total: totalDifference(figures),
    drawing: drawingDifference(sides, translations),
  }
}
