import type { CatalogueData, Item } from '@ramp/domain'
import { PRICE_FILE_COLUMNS, type PriceFileColumn } from './price-file.ts'
import type { SisterLines } from './read-price-list.ts'
import { NOT_RETURNABLE } from './spreadsheet-cells.ts'

/** A price list as a file for a spreadsheet program; `readPriceList` reads it back as it was. */
export function writePriceFile(catalogues: readonly CatalogueData[], sisterLines: SisterLines): string {
  const rows = new Map<string, { readonly item: Item; readonly lines: string[] }>()
  for (const { productLine, items } of catalogues.filter((line) => !sisterLines[line.productLine]))
    for (const item of items) {
      const key = JSON.stringify({ ...item, productLine: null })
      const row = rows.get(key) ?? { item, lines: [] }
      row.lines.push(productLine)
      rows.set(key, row)
    }
  const lines = [...rows.values()].map(({ item, lines }) =>
    PRICE_FILE_COLUMNS.map((column) => quoted(cellOf(column, item, lines))).join(','),
  )
  return `${[PRICE_FILE_COLUMNS.join(','), ...lines].join('\r\n')}\r\n`
}

function cellOf(column: PriceFileColumn, item: Item, lines: readonly string[]): string {
  if (column === 'productLines') return lines.join(' ')
  if (column === 'price') return item.price === null ? '' : (item.price / 100).toFixed(2)
  if (column === 'expandsTo')
    return item.expandsTo.map(({ shortName, quantity }) => `${quantity} x ${shortName}`).join(' + ')
  if (column === 'restocking' && item.restocking === 'not-returnable') return NOT_RETURNABLE
  const value = item[column]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '')
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
