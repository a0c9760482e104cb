import type { CatalogueData, Item, ProductLine, Restocking } from '@ramp/domain'
import type { Report } from '../csv/catalogue-error.ts'
import { FILE_KINDS, fileOfRole } from '../items/file-kinds.ts'
import { type ItemColumn, itemRow } from '../items/item-row.ts'
import { readRow } from '../items/read-items.ts'
import type { PriceFileColumn, PriceFileRow } from './price-file.ts'
import {
  type Cell,
  dayCell,
  itemNumberCell,
  moneyCell,
  NOT_RETURNABLE,
  numberCell,
  restockingCell,
  wordsCell,
  yesOrNoCell,
} from './spreadsheet-cells.ts'

/** An item of a line, and the row that it came from. */
export type ListedItem = { readonly at: string; readonly item: Item }

/** How the cells of a column are read; whatever is not here is words. */
const READ: Partial<Readonly<Record<PriceFileColumn, (cell: string) => Cell>>> = {
  itemNumber: itemNumberCell,
  price: moneyCell,
  endOfSale: dayCell,
  restocking: restockingCell,
  isTurn: yesOrNoCell,
  isLowProfile: yesOrNoCell,
  isResting: yesOrNoCell,
  isCustomizable: yesOrNoCell,
  isInternal: yesOrNoCell,
  usableWidth: numberCell,
  usableLength: numberCell,
  width: numberCell,
  length: numberCell,
  treadWidth: numberCell,
  minHeightInclusive: numberCell,
  maxHeightLessThan: numberCell,
  risers: numberCell,
  limit: numberCell,
  weight: numberCell,
}

/** What a list may say anew of an item. All else is the item: with another size or role it is another item. */
const CHANGEABLE: readonly ItemColumn[] = ['frontendName', 'description', 'isInternal', 'weight', 'price']

type ReadCells = Partial<Readonly<Record<PriceFileColumn, string>>>

/** The items of all rows, each in every line it is sold in; what is wrong is reported with line and column. */
export function listedItems(
  rows: readonly PriceFileRow[],
  before: readonly CatalogueData[],
  report: Report,
): readonly ListedItem[] {
  const known = before.map((line) => ({
    line,
    byNumber: new Map(line.items.map((item) => [item.itemNumber, item])),
  }))
  const listed = rows.flatMap((row) => {
    const cells = readCells(row, report)
    if (!cells) return []
    const lines = linesOf(row, cells, known, report)
    return lines.flatMap(({ line: { productLine }, byNumber }) => {
      const item = byNumber.get(cells.itemNumber ?? '')
      const made = item
        ? changedItem(row, cells, { item, report })
        : newItem(row, cells, { productLine, report })
      return made ? [{ at: row.at, item: made }] : []
    })
  })
  checkOnePrice(listed, report)
  return listed
}

function readCells(row: PriceFileRow, report: Report): ReadCells | null {
  let isWhole = true
  // Of the columns that a price file may have.
  const named = Object.entries(row.cells) as [PriceFileColumn, string][]
  const read = named.map(([column, cell]) => {
    const value = (READ[column] ?? wordsCell)(cell)
    if ('text' in value) return [column, value.text]
    isWhole = false
    report(`${row.placeOf(column)}: ${value.problem}`)
    return [column, '']
  })
  return isWhole ? Object.fromEntries(read) : null
}

type KnownLine = { readonly line: CatalogueData; readonly byNumber: ReadonlyMap<string, Item> }

/** The lines that a row is about: those it names, else those that sell the item already. */
function linesOf(
  row: PriceFileRow,
  { itemNumber = '', productLines = '' }: ReadCells,
  known: readonly KnownLine[],
  report: Report,
): readonly KnownLine[] {
  const all = known.map(({ line }) => line.productLine).join(', ')
  if (productLines === '') {
    const selling = known.filter(({ byNumber }) => byNumber.has(itemNumber))
    if (selling.length === 0)
      report(
        `${row.placeOf('itemNumber')}: no item has the number ${itemNumber}; correct it, or say in productLines which of ${all} sell the new item`,
      )
    return selling
  }
  return productLines.split(/[\s,;+/]+/).flatMap((name) => {
    const line = known.find(({ line: { productLine } }) => productLine === name)
    if (line) return [line]
    report(`${row.placeOf('productLines')}: ${name} is not listed in a price list; use one of ${all}`)
    return []
  })
}

/** An item that the list before has: the row says anew what may change, and repeats the rest or leaves it out. */
function changedItem(
  row: PriceFileRow,
  cells: ReadCells,
  { item, report }: { readonly item: Item; readonly report: Report },
): Item | null {
  const said: Partial<Record<ItemColumn, unknown>> = {}
  let isWhole = true
  const refuse = (column: PriceFileColumn, problem: string) => {
    isWhole = false
    report(`${row.placeOf(column)}: ${problem}`)
  }
  // The keys of a shape are the names of its columns.
  for (const column of Object.keys(itemRow.shape) as ItemColumn[]) {
    const cell = cells[column] ?? ''
    if (cell === '') continue
    const read = itemRow.shape[column].safeParse(cell)
    if (!read.success) refuse(column, read.error.issues.map(({ message }) => message).join('; '))
    else if (CHANGEABLE.includes(column)) said[column] = read.data
    else if (!isSame(read.data, item[column]))
      refuse(
        column,
        `${item.shortName} has ${written(item[column])} here, found ${cell}; give a part that differs a separate item number`,
      )
  }
  if ((cells.price ?? '') === '' && item.price !== null)
    refuse(
      'price',
      `must not be empty for ${item.shortName}; write the retail price in dollars, for example 908.43`,
    )
  if (said.price === 0 && item.price !== 0)
    refuse(
      'price',
      `must not be 0 for ${item.shortName}; write the retail price in dollars, for example 908.43`,
    )
  // What was said of a column has its type.
  return isWhole ? { ...item, ...(said as Partial<Item>), ...fateOf(cells, item) } : null
}

const written = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value))
    return value.map(({ shortName, quantity }) => `${quantity} x ${shortName}`).join(' + ') || 'nothing'
  return value === true ? 'yes' : value === false ? 'no' : String(value)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** A column that the file has says it of every item; without the column it stays. */
function fateOf(
  { successor, endOfSale, restocking }: ReadCells,
  before: Pick<Item, 'successor' | 'endOfSale' | 'restocking'>,
) {
  const next = successor ?? before.successor ?? ''
  const end = endOfSale ?? before.endOfSale ?? ''
  return {
    successor: next === '' ? undefined : next,
    endOfSale: end === '' ? undefined : end,
    restocking: restocking === undefined ? (before.restocking ?? undefined) : restockingIn(restocking),
  }
}

/** What a cell that was read says of returns. */
const restockingIn = (cell: string): Restocking | undefined =>
  cell === '' ? undefined : cell === NOT_RETURNABLE ? 'not-returnable' : Number(cell)

function newItem(
  row: PriceFileRow,
  cells: ReadCells,
  { productLine, report }: { readonly productLine: ProductLine; readonly report: Report },
): Item | null {
  const role = itemRow.shape.role.safeParse(cells.role ?? '')
  if (!role.success) {
    const said =
      (cells.role ?? '') === '' ? 'must not be empty for a new item' : `is unknown, found ${cells.role}`
    report(`${row.placeOf('role')}: ${said}; write what the item does in a system, for example ramp`)
    return null
  }
  const name = fileOfRole(role.data)
  const kind = FILE_KINDS.find((one) => one.name === name)
  if (!kind) throw new Error(`no file holds the role ${role.data}`)
  const { item, problems } = readRow(onlyItemCells(cells), kind, productLine)
  for (const problem of problems) {
    const [column = ''] = problem.split(' ')
    // A sentence about a cell begins with its column.
    const place = column in row.cells ? row.placeOf(column as PriceFileColumn) : row.at
    report(`${place}: ${problem}`)
  }
  return item && problems.length === 0 ? { ...item, ...fateOf(cells, {}) } : null
}

function onlyItemCells(cells: ReadCells): Readonly<Record<string, string>> {
  const { productLines: _, successor: __, endOfSale: ___, restocking: ____, ...ofItem } = cells
  return ofItem
}

/** An item number names one article at one price, in whatever line it is sold. */
function checkOnePrice(listed: readonly ListedItem[], report: Report): void {
  const first = new Map<string, ListedItem>()
  for (const one of listed) {
    const { itemNumber, price } = one.item
    const before = first.get(itemNumber)
    if (!before) first.set(itemNumber, one)
    else if (before.item.price !== price)
      report(`${one.at}: item ${itemNumber} has another price in ${before.at}; write one price for it`)
  }
}
