import { describe, expect, test } from 'vitest'
import { readContractFile } from './read-contract-file.ts'

const read = (text: string) => readContractFile(new TextEncoder().encode(text), 'gsa.csv')
const TWO = [
  { itemNumber: '21160', price: 64_340 },
  { itemNumber: '21165', price: 123_450 },
]

describe('prices as spreadsheet programs save them', () => {
  test.each([
    ['commas', 'itemNumber,price\n21160,643.4\n21165,"$1,234.50"\n'],
    ['semicolons', 'Item number;Price\n21160;643.40\n21165;1,234.50\n'],
    ['tabs', 'item no.\tcontract price\n21160\t643.4\n21165\t$1,234.50'],
    [
      'a mark at the start and Windows line ends',
      '\uFEFFItem Number,Unit price\r\n21160,643.4\r\n21165,1234.5\r\n',
    ],
    [
      'other columns, and rows of commas below',
      'Description,item,price\nRamp,21160,643.40\n"Deck, 5 ft",21165,1234.5\n,,\n',
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ prices: TWO, problems: [] })
  })
})

describe('what is wrong is said with line and column', () => {
  test.each([
    ['', /^gsa\.csv: the file is empty; write a first line with the columns itemNumber and price$/],
    ['itemNumber,list\n21160,1\n', /^gsa\.csv line 1: column price is missing/],
    [
      'item,price,Item number\n21160,1,21160\n',
      /^gsa\.csv line 1, column C: column itemNumber is listed twice/,
    ],
    ['itemNumber,price\n', /^gsa\.csv: the file has no prices/],
    [
      'itemNumber,price\n21160,call us\n',
      /^gsa\.csv line 2, column B \(price\): must be a price in dollars, found call us/,
    ],
    ['itemNumber,price\n\n21160,\n', /^gsa\.csv line 3, column B \(price\): must not be empty/],
    [
      'price,itemNumber\n12,2116\n',
      /^gsa\.csv line 2, column B \(itemNumber\): must be five digits, found 2116/,
    ],
    [
      'itemNumber,price\n21160,12\n21160,13\n',
      /^gsa\.csv line 3, column A \(itemNumber\): 21160 is in line 2 already/,
    ],
    [
      'itemNumber;price\n21160;643,40\n',
      /^gsa\.csv line 2, column B \(price\): has a decimal comma, found 643,40/,
    ],
    ['itemNumber,price\n21160,1.999\n', /^gsa\.csv line 2, column B \(price\): has more than two decimals/],
    ['itemNumber,price\n21160,"12\n', /^gsa\.csv line \d: a quotation mark is missing/],
    ['PK\u0003\u0004', /^gsa\.csv: the file is a workbook; save it as "CSV UTF-8/],
  ])('%j', (text, problem) => {
    const { prices, problems } = read(text)
    expect(prices).toEqual([])
    expect(problems).toEqual([expect.stringMatching(problem)])
  })

  test('every wrong row is named', () => {
    expect(read('itemNumber,price\n2116,x\n21165,-5\n').problems).toHaveLength(3)
  })
})
