/** A cell as a spreadsheet program saved it: what the product reads in its place, or why it cannot be read. */
export type Cell = { readonly text: string } | { readonly problem: string }

type Refusal = readonly [sign: RegExp, problem: (cell: string) => string]

const SPREADSHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|#+)$/i

/** What no cell may be; the first that applies is told. */
const ANYWHERE: readonly Refusal[] = [
  [
    SPREADSHEET_ERROR,
    (cell) => `has the spreadsheet error ${cell}; correct the formula and save the file again`,
  ],
  [/^=/, (cell) => `is the formula ${cell}; save the file with values in place of formulas`],
  [/\n/, () => 'has a line break; write the text on one line'],
]

const numberRefusals = (unit: string, example: string): readonly Refusal[] => [
  [/^[-\u2212(]|-$/, (cell) => `must not be negative, found ${cell}; write ${unit}, for example ${example}`],
  [
    /^\d+(\.\d+)?e[+-]?\d+$/i,
    (cell) => `was saved as ${cell}; format the column as a number with two decimals and save the file again`,
  ],
  [/%$/, (cell) => `is a percentage, found ${cell}; write ${unit}, for example ${example}`],
  [
    /^\d+,\d{1,2}$|^\d{1,3}(\.\d{3})+,\d+$/,
    (cell) => `has a decimal comma, found ${cell}; write a decimal point, for example ${example}`,
  ],
]

const MONEY: readonly Refusal[] = [
  ...ANYWHERE,
  [
    /[€£¥]|\b(EUR|GBP|CAD|MXN)\b/i,
    (cell) => `is not in U.S. dollars, found ${cell}; write dollars, for example 1234.50`,
  ],
  ...numberRefusals('dollars', '1234.50'),
  [/^\d[\d,]*\.\d{3,}$/, (cell) => `has more than two decimals, found ${cell}; round it to the cent`],
]

const NUMBERS: readonly Refusal[] = [...ANYWHERE, ...numberRefusals('a number', '66.1')]

/** Digits, grouped in thousands or not at all, and a point with what comes after it. */
const GROUPED = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/

/** No-break spaces come from number formats. */
const trimmed = (cell: string) => cell.replace(/[\u00a0\u202f]/g, ' ').trim()

function refusalOf(cell: string, refusals: readonly Refusal[]): string | null {
  const found = refusals.find(([sign]) => sign.test(cell))
  return found ? found[1](cell) : null
}

/** `643.4`, `$1,234.50` and `643` become dollars with two decimals. */
export function moneyCell(cell: string): Cell {
  const bare = trimmed(cell).replace(/^\$\s*|\s*\$$/g, '')
  if (bare === '') return { text: '' }
  const problem = refusalOf(bare, MONEY)
  if (problem !== null) return { problem }
  const [, whole = '0', cents = ''] = GROUPED.exec(bare) ?? []
  if (!GROUPED.test(bare) || !/\d/.test(bare))
    return {
      problem: bare.includes(',')
        ? `has a comma in the wrong place, found ${bare}; write 1234.50 or 1,234.50`
        : `must be a price in dollars, found ${bare}; write for example 1234.50`,
    }
  const dollars = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  if (dollars.length > 7) return { problem: `is too large, found ${bare}; write the retail price in dollars` }
  return { text: `${dollars}.${cents.padEnd(2, '0')}` }
}

/** A size or a weight: `36.0` and `1,200` are read, like `36` and `1200`. */
export function numberCell(cell: string): Cell {
  const bare = trimmed(cell)
  if (bare === '') return { text: '' }
  const problem = refusalOf(bare, NUMBERS)
  if (problem !== null) return { problem }
  const [, whole = '0', rest = ''] = GROUPED.exec(bare) ?? []
  if (!GROUPED.test(bare) || !/\d/.test(bare)) return { text: bare }
  return { text: `${whole.replaceAll(',', '')}${rest === '' ? '' : `.${rest}`}` }
}

/** What a price file says of a part that is not taken back. */
export const NOT_RETURNABLE = 'not returnable'

/** `15`, `15%` and `not returnable`. */
export function restockingCell(cell: string): Cell {
  const bare = trimmed(cell)
  const problem = refusalOf(bare, ANYWHERE)
  if (problem !== null) return { problem }
  if (bare === '' || bare.toLowerCase() === NOT_RETURNABLE) return { text: bare.toLowerCase() }
  const [, percent = ''] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(bare) ?? []
  if (percent !== '' && Number(percent) <= 100) return { text: String(Number(percent)) }
  return {
    problem: `must be a percentage from 0 to 100 or "${NOT_RETURNABLE}", found ${bare}; write for example 15`,
  }
}

export function itemNumberCell(cell: string): Cell {
  const bare = trimmed(cell)
  const problem = refusalOf(bare, ANYWHERE)
  if (problem !== null) return { problem }
  if (/^\d{5}$/.test(bare)) return { text: bare }
  if (bare === '') return { problem: 'must not be empty; write the item number, for example 21160' }
  if (/^\d{2},\d{3}$|^\d{5}\.0*$/.test(bare))
    return { problem: `was saved as ${bare}; format the column as text and write the five digits` }
  return { problem: `must be five digits, found ${bare}; write the item number, for example 21160` }
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const AMERICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** `2027-06-30` and, as American spreadsheet programs save it, `6/30/2027`. */
export function dayCell(cell: string): Cell {
  const bare = trimmed(cell)
  const problem = refusalOf(bare, ANYWHERE)
  if (problem !== null) return { problem }
  if (bare === '') return { text: '' }
  const [, month = '', date = '', year = ''] = AMERICAN_DAY.exec(bare) ?? []
  const day = year === '' ? bare : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (isDay(day)) return { text: day }
  return { problem: `must be a date, found ${bare}; write for example 2027-06-30 or 6/30/2027` }
}

/** Whether a text is a day of the calendar, as 2027-06-30. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** TRUE and FALSE are what spreadsheet programs make of a tick. */
export function yesOrNoCell(cell: string): Cell {
  const bare = trimmed(cell).toLowerCase()
  const problem = refusalOf(bare, ANYWHERE)
  if (problem !== null) return { problem }
  return { text: bare === 'true' ? 'yes' : bare === 'false' ? 'no' : bare }
}

export function wordsCell(cell: string): Cell {
  const bare = trimmed(cell)
  const problem = refusalOf(bare, ANYWHERE)
  return problem === null ? { text: bare } : { problem }
}
