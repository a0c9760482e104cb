import {
  breaksIn,
  itemNumberCell,
  letterOf,
  moneyCell,
  type Report,
  spreadsheetText,
} from '@ramp/catalogue-files/spreadsheets'
import type { ContractTable } from '@ramp/pricing'
import { CsvError, parse } from 'csv-parse/browser/esm/sync'

type ContractPrice = ContractTable['prices'][number]

/** What a file has: its prices, or everything that is wrong in it with line and column. */
export type ReadContractFile = {
  readonly prices: readonly ContractPrice[]
  readonly problems: readonly string[]
}

/** The contract of a table takes no more. */
const MOST_ROWS = 5000

/** Headings of the two columns, as people write them; other columns are left out. */
const HEADINGS = {
  itemNumber: ['itemnumber', 'item', 'itemno', 'partnumber', 'partno'],
  price: ['price', 'contractprice', 'unitprice', 'netprice'],
} as const
type ColumnName = keyof typeof HEADINGS
const COLUMN_NAMES = ['itemNumber', 'price'] as const satisfies readonly ColumnName[]

/** Prices by item number from a file as spreadsheet programs save it, with commas, semicolons or tabs. */
export function readContractFile(bytes: Uint8Array, file: string): ReadContractFile {
  const problems = new Set<string>()
  const report: Report = (problem) => problems.add(problem)
  const text = spreadsheetText(bytes, file, { columns: COLUMN_NAMES, report })
  const [header, ...lines] = text === null ? [] : linesIn(text, file, report)
  const columns = header && columnsIn(header.cells, `${file} line ${header.line}`, report)
  const prices = columns ? pricesIn(lines, { file, columns, report }) : []
  if (problems.size === 0 && prices.length === 0)
    report(`${file}: the file has no prices; add a row for each item`)
  if (prices.length > MOST_ROWS)
    report(`${file}: there are ${prices.length} prices in the file, and at most ${MOST_ROWS} in a table`)
  return problems.size > 0 ? { prices: [], problems: [...problems] } : { prices, problems: [] }
}

type Line = { readonly line: number; readonly cells: readonly string[] }

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n')
  return [',', ';', '\t'].find((one) => first.includes(one)) ?? ','
}

function linesIn(text: string, file: string, report: Report): readonly Line[] {
  try {
    const lines: Line[] = []
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      on_record: (cells: readonly string[], { lines: read }) => {
        if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: read - breaksIn(cells), cells })
        return null
      },
    })
    return lines
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error ? Number(error.lines) : 1
    report(
      `${file} line ${line}: a quotation mark is missing or in the wrong place; put one before and one after the text`,
    )
    return []
  }
}

type Columns = { readonly [Name in ColumnName]: number }

const bareName = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')

function columnsIn(headings: readonly string[], at: string, report: Report): Columns | null {
  const placesOf = (name: ColumnName) =>
    headings.flatMap((heading, place) =>
      HEADINGS[name].some((known) => known === bareName(heading)) ? [place] : [],
    )
  const found = COLUMN_NAMES.map((name) => {
    const [place, another] = placesOf(name)
    if (place === undefined) report(`${at}: column ${name} is missing; add it to the first line`)
    if (another !== undefined)
      report(
        `${at}, column ${letterOf(another)}: column ${name} is listed twice, as ${headings[another]?.trim()}; remove one of the two`,
      )
    return [place, another] as const
  })
  const [[itemNumber, ,] = [], [price] = []] = found
  const isClear = found.every(([, another]) => another === undefined)
  return isClear && itemNumber !== undefined && price !== undefined ? { itemNumber, price } : null
}

type Reading = { readonly file: string; readonly columns: Columns; readonly report: Report }

function pricesIn(lines: readonly Line[], { file, columns, report }: Reading): readonly ContractPrice[] {
  const firstLine = new Map<string, number>()
  return lines.flatMap(({ line, cells }) => {
    const placeOf = (name: ColumnName) => `${file} line ${line}, column ${letterOf(columns[name])} (${name})`
    const item = itemNumberCell(cells[columns.itemNumber] ?? '')
    const money = moneyCell(cells[columns.price] ?? '')
    if ('problem' in item) report(`${placeOf('itemNumber')}: ${item.problem}`)
    if ('problem' in money) report(`${placeOf('price')}: ${money.problem}`)
    else if (money.text === '')
      report(`${placeOf('price')}: must not be empty; enter the price or remove the row`)
    if ('problem' in item || 'problem' in money || money.text === '') return []
    const before = firstLine.get(item.text)
    if (before !== undefined) {
      report(
        `${placeOf('itemNumber')}: ${item.text} is in line ${before} already; keep one price for each item`,
      )
      return []
    }
    firstLine.set(item.text, line)
    return [{ itemNumber: item.text, price: Number(money.text.replace('.', '')) }]
  })
}
