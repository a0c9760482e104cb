import { type AnswerOf, getDifference } from '@ramp/contracts'
import { type Analysis, type DifferenceSide, differenceOf, type Layout } from '@ramp/domain'
import { PALETTE, svgDocument } from '@ramp/drafting'
import { differencePlan } from '@ramp/drawing'
import { checkedAnswer } from '../../http/checked-answer.ts'
import type { StoredRevision, ToCompare } from './to-compare.ts'
import { withoutAmounts } from './without-amounts.ts'

/** Pixels; as large as the designer shows it. */
const PLAN = { width: 420, height: 320 } as const

/** What two revisions differ in with its plan, as JSON that was checked against its call. */
export function quoteDifference(
  { before, after, translations, seesPrices, sold }: ToCompare,
  analysisOf: (layout: Layout, list: string) => Analysis,
): string {
  const sides = { before: sideOf(before, analysisOf), after: sideOf(after, analysisOf) }
  const difference = differenceOf(sides.before, sides.after, translations)
  const compared = { before: sides.before.analysis, after: sides.after.analysis }
  const picture = differencePlan({ ...compared, difference: difference.drawing, colors: PALETTE }, PLAN)
  const answer: AnswerOf<typeof getDifference> = {
    before: named(before),
    after: named(after),
    difference: seesPrices ? difference : withoutAmounts(difference),
    sold,
    plan: picture && svgDocument(picture.marks, picture.view, PLAN.width, PLAN.height),
  }
  return JSON.stringify(checkedAnswer(getDifference.output, answer))
}

const named = ({ versionNumber, name }: StoredRevision) => ({ versionNumber, name })

const sideOf = (
  { layout, lines, partsTotal, prices, catalogueVersion }: StoredRevision,
  analysisOf: (layout: Layout, list: string) => Analysis,
): DifferenceSide => ({
  analysis: analysisOf(layout, catalogueVersion),
  lines,
  partsTotal,
  amounts: [],
  priceOf: (itemNumber) => prices.get(itemNumber) ?? null,
})
