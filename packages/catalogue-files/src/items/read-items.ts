import type { Item, ProductLine } from '@ramp/domain'
import type { Report } from '../csv/catalogue-error.ts'
import { type CsvRow, readTable } from '../csv/csv-table.ts'
import type { FileKind } from './file-kinds.ts'
import { itemProblems } from './item-checks.ts'
import { adviceFor, itemOf, itemRow } from './item-row.ts'

/** A row that could be split into cells, with its item unless something in the row is wrong. */
export type ItemRow = CsvRow & { readonly item: Item | null }

/** The rows of one file of items; what is wrong in a row is reported with file, line and column. */
export function readItems(
  text: string,
  file: string,
  { kind, productLine, report }: { kind: FileKind; productLine: ProductLine; report: Report },
): readonly ItemRow[] {
  const columns = { needed: [...kind.filled, ...kind.blank], optional: kind.optional }
  return readTable(text, file, columns, report).map((row) => {
    if (!row.isWhole) return { ...row, item: null }
    const { item, problems } = readRow(row.cells, kind, productLine)
    for (const problem of problems) report(`${row.at}: ${problem}`)
    return { ...row, item: problems.length === 0 ? item : null }
  })
}

const noCells = Object.fromEntries(Object.keys(itemRow.shape).map((column) => [column, '']))

/** The item of one row, and what is wrong with it as ends of sentences. */
export function readRow(cells: CsvRow['cells'], kind: FileKind, productLine: ProductLine) {
  const empty = kind.filled.filter((column) => cells[column] === '')
  const emptyProblems = empty.map((column) => `${column} must not be empty; ${adviceFor(column)}`)
  const parsed = itemRow.safeParse({ ...noCells, ...cells })
  if (!parsed.success) {
    const wrong = parsed.error.issues.filter(({ path }) => !empty.some((column) => column === path[0]))
    const problems = wrong.map(({ path, message }) => `${path.join('.')} ${message}`)
    return { item: null, problems: [...emptyProblems, ...problems] }
  }
  const item = itemOf(parsed.data, productLine)
  return { item, problems: [...emptyProblems, ...itemProblems(item, kind)] }
}
