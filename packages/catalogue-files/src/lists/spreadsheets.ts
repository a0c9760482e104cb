/** What a browser needs to read a file as spreadsheet programs save it; nothing here needs Node. */
export type { Report } from '../csv/catalogue-error.ts'
export { itemNumberCell, moneyCell } from './spreadsheet-cells.ts'
export { breaksIn, letterOf, spreadsheetText } from './spreadsheet-text.ts'
