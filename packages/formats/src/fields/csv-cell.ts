/** Spreadsheet programs take a file for UTF-8 by this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would work out: the signs that begin a formula, also after spaces and in full width. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** One cell. An apostrophe keeps a text from being worked out, and a spreadsheet does not show it. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
