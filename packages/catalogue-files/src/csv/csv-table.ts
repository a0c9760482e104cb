import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Report } from './catalogue-error.ts'

/** One row as it stands in the file, with the address a person finds it by: `p3g/ramps.csv line 7`. */
export type CsvRow = {
  readonly at: string
  readonly cells: Readonly<Record<string, string>>
  /** false when columns or cells are missing or too many: that has been reported, and the values may be shifted. */
  readonly isWhole: boolean
}

/** The columns a file must have and those it may leave out. */
export type Columns = { readonly needed: readonly string[]; readonly optional?: readonly string[] }

type Line = { readonly at: string; readonly cells: readonly string[] }

/** The rows of a CSV text under their column names. */
export function readTable(text: string, file: string, columns: Columns, report: Report): readonly CsvRow[] {
  const [header, ...lines] = linesIn(text, file, report)
  if (!header) {
    report(`${file}: the file is empty; write a first line with the columns ${columns.needed.join(', ')}`)
    return []
  }
  const isHeaderRight = checkHeader(header, columns, report)
  const names = header.cells
  return lines.map(({ at, cells }) => {
    if (cells.length !== names.length) {
      report(
        `${at}: the row has ${cells.length} cells where the header has ${names.length}; ` +
          'restore what was cut off, check the commas, and put a text that contains a comma in quotation marks',
      )
    }
    return {
      at,
      cells: Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])),
      isWhole: isHeaderRight && cells.length === names.length,
    }
  })
}

/** Cells never contain a line break, so a slip in one line leaves the others readable. */
function linesIn(text: string, file: string, report: Report): readonly Line[] {
  const all = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (all.at(-1) !== '') {
    report(
      `${file} line ${all.length}: the file ends in the middle of a line; ` +
        'restore what was cut off, or end the last line with a line break',
    )
  }
  const lines = all
    .map((line, index) => ({ line, at: `${file} line ${index + 1}` }))
    .filter(({ line }) => line.trim() !== '')
  const records = recordsIn(lines.map(({ line }) => line).join('\n'))
  // Parsed at once when every line is a record of its own; line by line is ten times slower but finds the slip.
  const cellsOf = (place: number, line: string) =>
    records?.length === lines.length ? records[place] : recordsIn(line)?.[0]
  return lines.flatMap(({ line, at }, place) => {
    const cells = cellsOf(place, line)
    if (cells) return [{ at, cells }]
    report(`${at}: a quotation mark is missing or in the wrong place; put one before and one after the text`)
    return []
  })
}

const parsed = z.array(z.array(z.string()))

function recordsIn(text: string): readonly (readonly string[])[] | null {
  try {
    return parsed.parse(parse(text, { trim: true, relax_column_count: true }))
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

function checkHeader(
  { at, cells: names }: Line,
  { needed, optional = [] }: Columns,
  report: Report,
): boolean {
  const missing = needed.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !needed.includes(name) && !optional.includes(name))
  const repeated = names.filter((name, place) => names.indexOf(name) < place)
  for (const name of missing) {
    report(`${at}: column ${name} is missing; add it to the first line and fill it in every row`)
  }
  for (const name of unknown) {
    const known = [...needed, ...optional].join(', ')
    report(`${at}: column ${name || '(no name)'} is unknown; remove it, or use one of ${known}`)
  }
  for (const name of repeated) report(`${at}: column ${name} is listed twice; remove one of the two`)
  return missing.length + unknown.length + repeated.length === 0
}
