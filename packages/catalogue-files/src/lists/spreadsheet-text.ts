import { listed } from '@ramp/domain'
import type { Report } from '../csv/catalogue-error.ts'

/** What a file begins with that is no text with commas. */
const FOREIGN: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x50, 0x4b], 'is a workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'is a workbook'],
  [[0xff, 0xfe], 'is saved as Unicode text'],
  [[0xfe, 0xff], 'is saved as Unicode text'],
  [[0x25, 0x50, 0x44, 0x46], 'is a PDF'],
]

export const SAVE_AS = 'save it as "CSV UTF-8 (comma delimited)"'

type Wanted = { readonly columns: readonly string[]; readonly report: Report }

/** The text of a file that should be CSV, with one kind of line end; null where it is something else. */
export function spreadsheetText(bytes: Uint8Array, file: string, { columns, report }: Wanted): string | null {
  const foreign = FOREIGN.find(([begin]) => begin.every((byte, place) => bytes[place] === byte))
  if (foreign) {
    report(`${file}: the file ${foreign[1]}; ${SAVE_AS}`)
    return null
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
    if (text.trim() !== '' && !text.includes('\0')) return text
    const isEmpty = text.trim() === ''
    report(
      isEmpty
        ? `${file}: the file is empty; write a first line with the columns ${listed(columns)}`
        : `${file}: the file is not a text; ${SAVE_AS}`,
    )
  } catch {
    report(`${file} line ${unreadableLine(bytes)}: a character cannot be read; ${SAVE_AS}`)
  }
  return null
}

function unreadableLine(bytes: Uint8Array): number {
  const lines = new TextDecoder().decode(bytes).split('\n')
  return lines.findIndex((line) => line.includes('\ufffd')) + 1
}

/** A, B, …, Z, AA as spreadsheet programs count columns. */
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last
}

/** Line breaks inside the cells of a row. */
export const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
