import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Report } from '../csv/catalogue-error.ts'
import { type ItemColumn, itemRow } from '../items/item-row.ts'
import { breaksIn, letterOf, SAVE_AS, spreadsheetText } from './spreadsheet-text.ts'

/** Columns of a price file: those of the catalogue files, where an item is sold, and what becomes of it. */
export const PRICE_FILE_COLUMNS = [
  'productLines',
  // The keys of a shape are the names of its columns.
  ...(Object.keys(itemRow.shape) as ItemColumn[]),
  'successor',
  'endOfSale',
  'restocking',
] as const

export type PriceFileColumn = (typeof PRICE_FILE_COLUMNS)[number]

const NEEDED: readonly PriceFileColumn[] = ['itemNumber', 'price']

/** One row of a price file under the names of its columns, as it was saved. */
export type PriceFileRow = {
  /** `prices.csv line 7` */
  readonly at: string
  /** Of the columns that the file has. */
  readonly cells: Partial<Readonly<Record<PriceFileColumn, string>>>
  /** `prices.csv line 7, column F (price)` */
  readonly placeOf: (column: PriceFileColumn) => string
}

/** The rows of a file as spreadsheet programs save them; nothing of it is read where the whole is not a table. */
export function rowsOfPriceFile(bytes: Uint8Array, file: string, report: Report): readonly PriceFileRow[] {
  const text = spreadsheetText(bytes, file, { columns: NEEDED, report })
  if (text === null) return []
  const [header, ...lines] = linesIn(text, file, report)
  if (!header) return []
  const columns = columnsIn(header.cells, `${file} line ${header.line}`, report)
  if (!columns) return []
  return lines.flatMap(({ line, cells }) => rowOf(columns, cells, `${file} line ${line}`, report) ?? [])
}

type Line = { readonly line: number; readonly cells: readonly string[] }

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** Lines with something in them; those of commas alone are what a spreadsheet program leaves below a table. */
function linesIn(text: string, file: string, report: Report): readonly Line[] {
  const separator = foreignSeparator(text)
  if (separator !== null) {
    report(
      `${file} line 1: the cells are separated by ${separator}; separate them with commas, and ${SAVE_AS}`,
    )
    return []
  }
  try {
    const records = parsed.parse(parse(text, { bom: true, relax_column_count: true, info: true }))
    return records
      .map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error ? Number(error.lines) : 1
    const quotes = 'a quotation mark is missing or in the wrong place; put one before and one after the text'
    report(`${file} line ${line}: ${quotes}, and write inches as in`)
    return []
  }
}

function foreignSeparator(text: string): string | null {
  const [first = ''] = text.split('\n')
  if (first.includes(',')) return null
  return first.includes(';') ? 'semicolons' : first.includes('\t') ? 'tabs' : null
}

type Column = { readonly name: PriceFileColumn | null; readonly letter: string; readonly heading: string }

/** Headings are known however they are written: `Item number` and `itemNumber` are one. */
const bareName = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')
const KNOWN = new Map(PRICE_FILE_COLUMNS.map((name) => [bareName(name), name]))

function columnsIn(headings: readonly string[], at: string, report: Report): readonly Column[] | null {
  const columns = headings.map((heading, place) => ({
    name: KNOWN.get(bareName(heading)) ?? null,
    letter: letterOf(place),
    heading: heading.trim(),
  }))
  const problems = [
    ...NEEDED.filter((name) => !columns.some((column) => column.name === name)).map(
      (name) => `column ${name} is missing; add it to the first line and fill it in every row`,
    ),
    ...columns
      .filter(({ name, heading }) => name === null && heading !== '')
      .map(
        ({ heading }) =>
          `column ${heading} is unknown; remove it, or use one of ${PRICE_FILE_COLUMNS.join(', ')}`,
      ),
    ...columns
      .filter(({ name }, place) => name !== null && columns.findIndex((one) => one.name === name) < place)
      .map(({ name }) => `column ${name} is listed twice; remove one of the two`),
  ]
  for (const problem of problems) report(`${at}: ${problem}`)
  return problems.length === 0 ? columns : null
}

function rowOf(
  columns: readonly Column[],
  cells: readonly string[],
  at: string,
  report: Report,
): PriceFileRow | null {
  if (cells.length !== columns.length) {
    report(
      `${at}: the row has ${cells.length} cells where the first line has ${columns.length}; ` +
        'restore what was cut off, check the commas, and put a text that contains a comma in quotation marks',
    )
    return null
  }
  const stray = cells.findIndex((cell, place) => cell.trim() !== '' && columns[place]?.heading === '')
  if (stray >= 0) {
    report(
      `${at}, column ${letterOf(stray)}: ${cells[stray]} is in a column without a heading; write a heading or remove it`,
    )
    return null
  }
  const named = columns.flatMap(({ name }, place) => (name ? [[name, cells[place] ?? ''] as const] : []))
  return {
    at,
    cells: Object.fromEntries(named),
    placeOf: (column) => {
      const { letter = '' } = columns.find(({ name }) => name === column) ?? {}
      return letter === '' ? at : `${at}, column ${letter} (${column})`
    },
  }
}
