import type { CatalogueData, Item, ProductLine } from '@ramp/domain'
import { CatalogueError, type Report } from '../csv/catalogue-error.ts'
import type { ItemRow } from '../items/read-items.ts'
import { checkLine } from '../line/line-checks.ts'
import type { Sister } from '../line/manifest.ts'
import { sisterCatalogue } from '../line/sister-line.ts'
import { orderedItems } from './item-order.ts'
import { checkSuccessors } from './list-checks.ts'
import { type ListedItem, listedItems } from './listed-items.ts'
import { rowsOfPriceFile } from './price-file.ts'

/** The lines that sell the items of another one. */
export type SisterLines = Partial<Readonly<Record<ProductLine, Sister>>>

/** What a price file is read against. */
export type PriceListBase = {
  /** What the list is called; it stands on every quote as the version of its catalogue. */
  readonly name: string
  /** The list before: sizes and roles are those of its items. */
  readonly before: readonly CatalogueData[]
  readonly sisterLines: SisterLines
}

/**
 * A whole price list from a file as spreadsheet programs save it: every item that is sold is a row, an item without one is gone. Throws a
 * `CatalogueError` with every problem.
 */
export function readPriceList(
  bytes: Uint8Array,
  file: string,
  base: PriceListBase,
): readonly CatalogueData[] {
  const problems = new Set<string>()
  const report: Report = (problem) => problems.add(problem)
  const own = base.before.filter(({ productLine }) => !base.sisterLines[productLine])
  const listed = listedItems(rowsOfPriceFile(bytes, file, report), own, report)
  const known = new Set(listed.map(({ item }) => item.productLine))
  // What is wrong in a row would be told again as a role or a piece that is missing.
  if (problems.size === 0)
    for (const { productLine } of own.filter((line) => !known.has(line.productLine)))
      report(`${file}: the file has no item of ${productLine}; add its rows`)
  const lines = own.map((line) => ({ line, rows: rowsOf(listed, line) }))
  if (problems.size === 0)
    for (const { line, rows } of lines) {
      checkLine(line.productLine, rows, report, () => file)
      checkSuccessors(rows, report)
    }
  if (problems.size > 0) throw new CatalogueError([...problems])
  const items = lines.map(({ line, rows }) => ({
    ...line,
    version: base.name,
    items: rows.flatMap(({ item }) => item ?? []),
  }))
  return base.before.map(({ productLine }) => lineOf(productLine, items, base.sisterLines))
}

function lineOf(
  productLine: ProductLine,
  own: readonly CatalogueData[],
  sisterLines: SisterLines,
): CatalogueData {
  const sister = sisterLines[productLine]
  const found = own.find((line) => line.productLine === (sister?.of ?? productLine))
  if (!found) throw new Error(`${productLine} is not among the lines that were read`)
  return sister ? sisterCatalogue(found, productLine, sister) : found
}

/** The rows of a line in the order that rules choose by: that of the list before, with new items at their place. */
function rowsOf(listed: readonly ListedItem[], line: CatalogueData): readonly ItemRow[] {
  const ofLine = listed.filter(({ item }) => item.productLine === line.productLine)
  const at = new Map(ofLine.map((one) => [one.item, one.at]))
  return orderedItems(
    ofLine.map(({ item }) => item),
    line.items,
  ).map((item) => rowOf(item, at.get(item) ?? ''))
}

const rowOf = (item: Item, at: string): ItemRow => {
  const { shortName, itemNumber, role, expandsTo } = item
  const pieces = expandsTo.map((piece) => `${piece.quantity} x ${piece.shortName}`).join(' + ')
  return { at, isWhole: true, item, cells: { shortName, itemNumber, role, expandsTo: pieces } }
}
