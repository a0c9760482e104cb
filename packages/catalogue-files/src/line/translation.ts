import type { CatalogueData, ItemTranslation } from '@ramp/domain'
import type { Report } from '../csv/catalogue-error.ts'
import { type CsvRow, readTable } from '../csv/csv-table.ts'

type Lines = { readonly from: CatalogueData; readonly to: CatalogueData; readonly report: Report }

/**
 * The pairs of a translation table, and after them the items that both lines sell under one name, which stay as they
 * are. Every name must exist in its line, and an item has one counterpart.
 */
export function translationIn(
  text: string,
  file: string,
  { from, to, report }: Lines,
): readonly ItemTranslation[] {
  const rows = readTable(text, file, { needed: ['from', 'to'] }, report).filter(({ isWhole }) => isWhole)
  checkNames(rows, 'from', from, report)
  checkNames(rows, 'to', to, report)
  checkOnce(rows, report)
  const listed = rows.map(({ cells }) => ({ from: cells.from ?? '', to: cells.to ?? '' }))
  return [...listed, ...unchanged(from, to, listed)]
}

function checkNames(
  rows: readonly CsvRow[],
  column: 'from' | 'to',
  { productLine, items }: CatalogueData,
  report: Report,
): void {
  const known = new Set(items.map(({ shortName }) => shortName))
  for (const { at, cells } of rows) {
    const name = cells[column] ?? ''
    if (known.has(name)) continue
    report(
      `${at}: ${column} names ${name || 'nothing'}, which ${productLine} does not sell; write a short name of ${productLine}`,
    )
  }
}

function checkOnce(rows: readonly CsvRow[], report: Report): void {
  const first = new Map<string, string>()
  for (const { at, cells } of rows) {
    const name = cells.from ?? ''
    const earlier = first.get(name)
    if (earlier !== undefined)
      report(`${at}: ${name} is already translated in ${earlier}; keep one of the two`)
    else first.set(name, at)
  }
}

function unchanged(
  from: CatalogueData,
  to: CatalogueData,
  listed: readonly ItemTranslation[],
): readonly ItemTranslation[] {
  const translated = new Set(listed.map((pair) => pair.from))
  const sold = new Set(to.items.map(({ shortName }) => shortName))
  return from.items
    .filter(({ shortName }) => sold.has(shortName) && !translated.has(shortName))
    .map(({ shortName }) => ({ from: shortName, to: shortName }))
}
