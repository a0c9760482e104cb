import type { ItemTranslation } from '../../../model/catalogue/item.ts'
import type { ProductLine } from '../../../model/products/product-line.ts'
import type { Line } from '../../../rules/parts-list/line.ts'
import { counterpartOf } from '../../translation/translate-lines.ts'
import type { BeforeAfter } from './difference.ts'
import type { DifferenceSide } from './difference-side.ts'

/** The pairs from one product line into another. */
export type LineTranslation = {
  readonly from: ProductLine
  readonly to: ProductLine
  readonly pairs: readonly ItemTranslation[]
}

type Named = Pick<Line, 'itemNumber' | 'shortName'>
type KeyOf = (line: Named) => string

/** What lines of both sides are joined by: the item number, across product lines that of the item sold in place of it. */
export function lineKeys(
  before: DifferenceSide,
  after: DifferenceSide,
  translations: readonly LineTranslation[],
): BeforeAfter<KeyOf> {
  const forward = translated(before, after, translations)
  if (forward) return { before: forward, after: ownNumber }
  const backward = translated(after, before, translations)
  return { before: ownNumber, after: backward ?? ownNumber }
}

const ownNumber: KeyOf = ({ itemNumber }) => itemNumber

const productOf = ({ analysis }: DifferenceSide): ProductLine => analysis.layout.project.product

/** Null where there is no table from one line into the other, such as between two sides of one line. */
function translated(
  from: DifferenceSide,
  to: DifferenceSide,
  translations: readonly LineTranslation[],
): KeyOf | null {
  const table = translations.find((one) => one.from === productOf(from) && one.to === productOf(to))
  if (!table) return null
  const translation = { pairs: table.pairs, to: to.analysis.catalogue }
  return (line) => counterpartOf(line.shortName, translation)?.itemNumber ?? line.itemNumber
}
