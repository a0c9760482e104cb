import { parse } from 'csv-parse/browser/esm/sync'

/** The cells of a CSV file, row by row; a file with semicolons, as some spreadsheets save, is read too. null: it is none. */
export function parseCsv(text: string): readonly (readonly string[])[] | null {
  const [head = ''] = text.split('\n', 1)
  const delimiter = head.includes(';') && !head.includes(',') ? ';' : ','
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false })
  } catch {
    return null
  }
}
