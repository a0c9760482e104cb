import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  CatalogueError,
  readCatalogueFiles,
  readPriceList,
  readSisterLines,
  writePriceFile,
} from '../index.ts'

const release = readCatalogueFiles()
const sisterLines = readSisterLines()
const file = writePriceFile(release, sisterLines)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const base = { name: 'test', before: release, sisterLines }
const read = (bytes: Uint8Array) => readPriceList(bytes, 'prices.csv', base)

function problems(text: string | Uint8Array): readonly string[] {
  try {
    read(typeof text === 'string' ? bytesOf(text) : text)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems
    throw error
  }
}

const lines = file.split('\r\n')
const [header = ''] = lines
const columns = header.split(',')
const lineOf = (shortName: string) => lines.findIndex((line) => line.split(',')[1] === shortName)

/** The file with one cell of a row written otherwise, as it stands in the file. */
function withCell(shortName: string, column: string, cell: string): string {
  const at = lineOf(shortName)
  const cells =
    (lines[at] ?? '').match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((one) => one.replace(/,$/, '')) ?? []
  const place = columns.indexOf(column)
  expect(place).toBeGreaterThanOrEqual(0)
  return lines.with(at, cells.with(place, cell).slice(0, columns.length).join(',')).join('\r\n')
}

const priceOf = (bytes: Uint8Array, shortName = 'PRSTL6') =>
  read(bytes)
    .flatMap(({ items }) => items)
    .find((item) => item.shortName === shortName)?.price

test('a list that was written is read back as it was, sister lines too', () => {
  const named = release.map((line) => ({ ...line, version: 'test' }))
  expect(read(bytesOf(file))).toEqual(named)
})

test('two columns are enough where every item stays: sizes, names and order are those of the list before', () => {
  const prices = new Map(
    release
      .filter(({ productLine }) => !sisterLines[productLine])
      .flatMap(({ items }) => items)
      .map(({ itemNumber, price }) => [itemNumber, price]),
  )
  const short = [...prices].map(
    ([number, price]) => `${number},${price === null ? '' : (price / 100).toFixed(2)}`,
  )
  const text = ['Item number,Price', ...short.toReversed()].join('\n')
  expect(read(bytesOf(text))).toEqual(release.map((line) => ({ ...line, version: 'test' })))
})

test('the second list of the tests is read, with its successor in every line that sells the part', () => {
  const second = read(readFileSync(new URL('../../fixtures/second-list.csv', import.meta.url)))
  const successors = second.flatMap(({ productLine, items }) =>
    items.flatMap(({ shortName, successor }) =>
      successor ? [`${productLine} ${shortName} ${successor}`] : [],
    ),
  )
  expect(successors).toEqual(['P3G PRSTL5 PRSTL5N', 'APD APDRSTL5 APDRSTL5N', 'HAR HARRSTL5 HARRSTL5N'])
})

describe('a cell is read as spreadsheet programs save it', () => {
  test.each`
    saved            | cents
    ${'643.4'}       | ${64_340}
    ${'643'}         | ${64_300}
    ${'643.'}        | ${64_300}
    ${'.50'}         | ${50}
    ${'$643.40'}     | ${64_340}
    ${'$ 643.40'}    | ${64_340}
    ${'643.40 $'}    | ${64_340}
    ${'" 643.40 "'}  | ${64_340}
    ${'"1,234.50"'}  | ${123_450}
    ${'"$1,234.50"'} | ${123_450}
    ${'\u00a0643.4'} | ${64_340}
    ${'"1,234,567"'} | ${123_456_700}
    ${'0643.40'}     | ${64_340}
  `('the price $saved', ({ saved, cents }) => {
    expect(priceOf(bytesOf(withCell('PRSTL6', 'price', saved)))).toBe(cents)
  })

  test.each`
    column           | saved               | value
    ${'endOfSale'}   | ${'6/30/2027'}      | ${'2027-06-30'}
    ${'endOfSale'}   | ${'2027-06-30'}     | ${'2027-06-30'}
    ${'successor'}   | ${'PRSTL7'}         | ${'PRSTL7'}
    ${'restocking'}  | ${'15'}             | ${15}
    ${'restocking'}  | ${'12.5 %'}         | ${12.5}
    ${'restocking'}  | ${'0'}              | ${0}
    ${'restocking'}  | ${'Not Returnable'} | ${'not-returnable'}
    ${'restocking'}  | ${''}               | ${undefined}
    ${'isInternal'}  | ${'TRUE'}           | ${true}
    ${'weight'}      | ${'"1,200.50"'}     | ${1200.5}
    ${'usableWidth'} | ${'36.00'}          | ${36}
  `('$column $saved', ({ column, saved, value }) => {
    const found = read(bytesOf(withCell('PRSTL6', column, saved)))
      .flatMap(({ items }) => items)
      .find(({ shortName }) => shortName === 'PRSTL6')
    expect(found).toMatchObject({ [column]: value })
  })

  test.each`
    form                           | saved
    ${'with a byte order mark'}    | ${`\ufeff${file}`}
    ${'with line feeds'}           | ${file.replaceAll('\r\n', '\n')}
    ${'with carriage returns'}     | ${file.replaceAll('\r\n', '\r')}
    ${'without a last line break'} | ${file.trimEnd()}
    ${'with empty rows below'}     | ${`${file}${','.repeat(columns.length - 1)}\r\n\r\n`}
    ${'with empty columns beside'} | ${file.replaceAll('\r\n', ',,\r\n')}
    ${'with headings of its own'}  | ${file.replace('itemNumber', 'Item Number').replace(',price,', ', PRICE ,')}
  `('$form', ({ saved }) => {
    expect(saved).not.toBe(file)
    expect(read(bytesOf(saved))).toEqual(read(bytesOf(file)))
  })
})

const at = (shortName: string, column?: string) => {
  const place = columns.indexOf(column ?? '')
  const letter = place < 26 ? String.fromCharCode(65 + place) : `A${String.fromCharCode(39 + place)}`
  return `prices.csv line ${lineOf(shortName) + 1}${column ? `, column ${letter} (${column})` : ''}`
}

describe('a cell that cannot be read is named by line and column, with what to do', () => {
  test.each`
    column            | cell              | says
    ${'price'}        | ${'-3.20'}        | ${'must not be negative, found -3.20; write dollars, for example 1234.50'}
    ${'price'}        | ${'(3.20)'}       | ${'must not be negative, found (3.20); write dollars, for example 1234.50'}
    ${'price'}        | ${'3.20-'}        | ${'must not be negative, found 3.20-; write dollars, for example 1234.50'}
    ${'price'}        | ${'9.08E+02'}     | ${'was saved as 9.08E+02; format the column as a number with two decimals and save the file again'}
    ${'price'}        | ${'#REF!'}        | ${'has the spreadsheet error #REF!; correct the formula and save the file again'}
    ${'price'}        | ${'#N/A'}         | ${'has the spreadsheet error #N/A; correct the formula and save the file again'}
    ${'price'}        | ${'########'}     | ${'has the spreadsheet error ########; correct the formula and save the file again'}
    ${'price'}        | ${'=B2*1.04'}     | ${'is the formula =B2*1.04; save the file with values in place of formulas'}
    ${'price'}        | ${'"643,40"'}     | ${'has a decimal comma, found 643,40; write a decimal point, for example 1234.50'}
    ${'price'}        | ${'"1.234,50"'}   | ${'has a decimal comma, found 1.234,50; write a decimal point, for example 1234.50'}
    ${'price'}        | ${'"12,34.50"'}   | ${'has a comma in the wrong place, found 12,34.50; write 1234.50 or 1,234.50'}
    ${'price'}        | ${'643.405'}      | ${'has more than two decimals, found 643.405; round it to the cent'}
    ${'price'}        | ${'€643.40'}      | ${'is not in U.S. dollars, found €643.40; write dollars, for example 1234.50'}
    ${'price'}        | ${'643.40 CAD'}   | ${'is not in U.S. dollars, found 643.40 CAD; write dollars, for example 1234.50'}
    ${'price'}        | ${'104%'}         | ${'is a percentage, found 104%; write dollars, for example 1234.50'}
    ${'price'}        | ${'call us'}      | ${'must be a price in dollars, found call us; write for example 1234.50'}
    ${'price'}        | ${'.'}            | ${'must be a price in dollars, found .; write for example 1234.50'}
    ${'price'}        | ${'12345678.00'}  | ${'is too large, found 12345678.00; write the retail price in dollars'}
    ${'price'}        | ${''}             | ${'must not be empty for PRSTL6; write the retail price in dollars, for example 908.43'}
    ${'price'}        | ${'0.00'}         | ${'must not be 0 for PRSTL6; write the retail price in dollars, for example 908.43'}
    ${'itemNumber'}   | ${'2116'}         | ${'must be five digits, found 2116; write the item number, for example 21160'}
    ${'itemNumber'}   | ${'"21,160"'}     | ${'was saved as 21,160; format the column as text and write the five digits'}
    ${'itemNumber'}   | ${'21160.00'}     | ${'was saved as 21160.00; format the column as text and write the five digits'}
    ${'itemNumber'}   | ${''}             | ${'must not be empty; write the item number, for example 21160'}
    ${'shortName'}    | ${'PRSTL6X'}      | ${'PRSTL6 has PRSTL6 here, found PRSTL6X; give a part that differs a separate item number'}
    ${'usableLength'} | ${'71'}           | ${'PRSTL6 has 72 here, found 71; give a part that differs a separate item number'}
    ${'width'}        | ${'wide'}         | ${'must be a number, found wide; write inches, for example 36 or 66.1'}
    ${'role'}         | ${'leg'}          | ${'PRSTL6 has ramp here, found leg; give a part that differs a separate item number'}
    ${'surface'}      | ${'EXP_METAL'}    | ${'PRSTL6 has SOLID here, found EXP_METAL; give a part that differs a separate item number'}
    ${'isTurn'}       | ${'perhaps'}      | ${'must be yes or no, found perhaps; write yes or no'}
    ${'isTurn'}       | ${'yes'}          | ${'PRSTL6 has no here, found yes; give a part that differs a separate item number'}
    ${'weight'}       | ${'-97'}          | ${'must not be negative, found -97; write a number, for example 66.1'}
    ${'weight'}       | ${'"97,5"'}       | ${'has a decimal comma, found 97,5; write a decimal point, for example 66.1'}
    ${'endOfSale'}    | ${'2027-02-30'}   | ${'must be a date, found 2027-02-30; write for example 2027-06-30 or 6/30/2027'}
    ${'endOfSale'}    | ${'30.6.2027'}    | ${'must be a date, found 30.6.2027; write for example 2027-06-30 or 6/30/2027'}
    ${'restocking'}   | ${'101'}          | ${'must be a percentage from 0 to 100 or "not returnable", found 101; write for example 15'}
    ${'restocking'}   | ${'no'}           | ${'must be a percentage from 0 to 100 or "not returnable", found no; write for example 15'}
    ${'productLines'} | ${'P4G'}          | ${'P4G is not listed in a price list; use one of P3G, P2G, PHD'}
    ${'productLines'} | ${'APD'}          | ${'APD is not listed in a price list; use one of P3G, P2G, PHD'}
    ${'description'}  | ${'"Ramp\n6 ft"'} | ${'has a line break; write the text on one line'}
  `('$column $cell', ({ column, cell, says }) => {
    expect(problems(withCell('PRSTL6', column, cell))).toContain(`${at('PRSTL6', column)}: ${says}`)
  })

  test.each`
    successor    | says
    ${'PRSTL66'} | ${'names PRSTL66, which P3G does not sell; write a short name of the list'}
    ${'PRSTL6'}  | ${'is the item itself; write the short name of the one that replaces it'}
    ${'PPS55TL'} | ${'is PPS55TL with role platform; write an item with role ramp'}
  `('the successor $successor', ({ successor, says }) => {
    expect(problems(withCell('PRSTL6', 'successor', successor))).toEqual([
      `${at('PRSTL6')}: successor of PRSTL6 ${says}`,
    ])
  })
})

describe('a file that is no whole list is refused with the line', () => {
  const withoutRow = (shortName: string) => lines.toSpliced(lineOf(shortName), 1).join('\r\n')
  const saveAs = 'save it as "CSV UTF-8 (comma delimited)"'
  const row = lines[lineOf('PRSTL6')] ?? ''
  test.each`
    what                   | saved                                                                                         | says
    ${'nothing'}           | ${''}                                                                                         | ${'prices.csv: the file is empty; write a first line with the columns itemNumber and price'}
    ${'a workbook'}        | ${'PK\x03\x04'}                                                                               | ${`prices.csv: the file is a workbook; ${saveAs}`}
    ${'semicolons'}        | ${file.replaceAll(',', ';')}                                                                  | ${`prices.csv line 1: the cells are separated by semicolons; separate them with commas, and ${saveAs}`}
    ${'tabs'}              | ${file.replaceAll(',', '\t')}                                                                 | ${`prices.csv line 1: the cells are separated by tabs; separate them with commas, and ${saveAs}`}
    ${'no prices'}         | ${file.replace(',price,', ',cost,')}                                                          | ${'prices.csv line 1: column price is missing; add it to the first line and fill it in every row'}
    ${'a column twice'}    | ${file.replace(',weight,', ',price,')}                                                        | ${'prices.csv line 1: column price is listed twice; remove one of the two'}
    ${'a row cut off'}     | ${file.slice(0, file.indexOf(row) + 26)}                                                      | ${`${at('PRSTL6')}: the row has 5 cells where the first line has 28; restore what was cut off, check the commas`}
    ${'a comma in a text'} | ${file.replace('"Solid ramp, two-line handrails, 36 in wide, 6 ft"', 'Solid ramp, two-line')} | ${`${at('PRSTL6')}: the row has`}
    ${'a number twice'}    | ${`${file}${row}\r\n`}                                                                        | ${`prices.csv line ${lines.length}: item number 21160 is already used in ${at('PRSTL6')}; give each item its own item number`}
    ${'an unknown number'} | ${'itemNumber,price\n99999,1.00\n'}                                                           | ${'prices.csv line 2, column A (itemNumber): no item has the number 99999; correct it, or say in productLines which of P3G, P2G, PHD sell the new item'}
    ${'a line left out'} | ${lines
  .filter((line) => !line.startsWith('PHD'))
  .join('\r\n')
  .replaceAll('P3G PHD', 'P3G')
  .replaceAll('P2G PHD', 'P2G')
  .replaceAll('P3G P2G PHD', 'P3G P2G')} | ${'prices.csv: the file has no item of PHD; add its rows'}
    ${'a role left out'}   | ${withoutRow('PUAB')}                                                                         | ${'P3G: no item has the role brace-angle, which the rules need; add a row with that role to prices.csv'}
    ${'two prices'}        | ${`itemNumber,price,productLines\n16312,1.00,P3G\n16312,2.00,PHD\n`}                          | ${'prices.csv line 3: item 16312 has another price in prices.csv line 2; write one price for it'}
  `('$what', ({ saved, says }) => {
    expect(problems(saved).some((problem) => problem.startsWith(says))).toBe(true)
  })

  test('letters of another encoding', () => {
    const bytes = bytesOf(file.replace('6 ft', '6 ft\u0001'))
    const latin = bytes.map((byte) => (byte === 1 ? 0xbd : byte))
    expect(problems(latin)).toEqual([
      expect.stringMatching(/^prices\.csv line \d+: a character cannot be read; save it as/),
    ])
  })

  test('a new item without a size, with its column', () => {
    const added = `P3G,PRSTL5N,21155,ramp,5 ft,A ramp,36,,41.5,60,,SOLID,TWO_LINE,no,no,no,yes,no,,,,,,81,849.12,,,`
    expect(problems(`${file}${added}\r\n`)).toEqual([
      `prices.csv line ${lines.length}, column H (usableLength): usableLength must not be empty; write inches, for example 36 or 66.1`,
    ])
  })

  test('every problem is told at once', () => {
    const twice = withCell('PRSTL6', 'price', 'call').replace('1358.70', '-1')
    expect(problems(twice)).toHaveLength(2)
  })
})
