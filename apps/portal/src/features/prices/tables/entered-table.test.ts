import { expect, test } from 'vitest'
import { type EnteredTable, missingIn, NO_TABLE } from './entered-table.ts'

const whole: EnteredTable = {
  name: 'GSA',
  from: '2027-01-01',
  until: '2027-12-31',
  fileName: 'gsa.csv',
  read: { prices: [{ itemNumber: '21160', price: 100 }], problems: [] },
}

test('everything that is missing is said at once, each at its field', () => {
  expect(missingIn(NO_TABLE)).toEqual({
    file: 'Choose the CSV file of the contract.',
    name: 'Enter a name.',
    from: 'Enter the first day.',
    until: 'Enter the last day.',
  })
  expect(missingIn(whole)).toEqual({})
})

test('a file with problems, and a table that ends before it starts, are not saved', () => {
  expect(missingIn({ ...whole, read: { prices: [], problems: ['line 2'] } })).toEqual({
    file: 'Correct the file, then choose it again.',
  })
  expect(missingIn({ ...whole, until: '2026-12-31' })).toEqual({
    until: 'The last day is before the first day.',
  })
  expect(missingIn({ ...whole, until: '2027-01-01' })).toEqual({})
})
