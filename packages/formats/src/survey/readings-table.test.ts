import { type Survey, surveyHeights } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { csvOf, readingsOfTable, tableOfReadings } from './readings-table.ts'

const origin = { x: 240, y: 70 }
const survey: Survey = {
  points: [
    { id: 'a', name: 'Datum', at: { x: 240, y: 170 } },
    { id: 'b', name: 'Walk, at "old" steps', at: { x: 340.5, y: 170 } },
    { id: 'c', name: 'Tree', at: { x: 240, y: 370 }, given: { z: -3.5, how: 'estimated' } },
    { id: 'd', name: 'Foot', at: { x: 300, y: 470 } },
  ],
  readings: [
    { point: 'a', method: 'laser', setUp: 1, value: 41.5 },
    { point: 'b', method: 'laser', setUp: 1, value: 43.0625 },
    { point: 'b', method: 'string-level', setUp: 2, value: 0 },
  ],
}
/** Decimals, and whole inches with a fraction. */
const lengthOf = (text: string) => {
  const [, sign, whole, over, under] = /^(-?)(\d+(?:\.\d+)?)(?:\s+(\d+)\/(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const value = Number(whole) + (over && under ? Number(over) / Number(under) : 0)
  return sign === '-' ? -value : value
}
const ids = () => {
  let count = 0
  return () => `new-${++count}`
}
const read = (rows: readonly (readonly string[])[], known: Survey = { points: [], readings: [] }) =>
  readingsOfTable(rows, { survey: known, origin, lengthOf, newId: ids() })

describe('readings as a table', () => {
  test('every point is in it, with its place from the origin', () => {
    expect(tableOfReadings(survey, origin)).toEqual([
      ['set-up', 'point', 'method', 'reading', 'right', 'below'],
      ['1', 'Datum', 'laser', '41.5', '0', '100'],
      ['1', 'Walk, at "old" steps', 'laser', '43.0625', '100.5', '100'],
      ['2', 'Walk, at "old" steps', 'string level', '0', '100.5', '100'],
      ['', 'Tree', 'by eye', '-3.5', '0', '300'],
      ['', 'Foot', '', '', '60', '400'],
    ])
  })

  test('read again it is the same survey, with the same heights', () => {
    const { survey: again, problems } = read(tableOfReadings(survey, origin), survey)
    expect(problems).toEqual([])
    expect(again).toEqual(survey)
    const elsewhere = read(tableOfReadings(survey, origin)).survey
    expect([...surveyHeights(elsewhere).ofPoints.values()]).toEqual([
      ...surveyHeights(survey).ofPoints.values(),
    ])
  })

  test('as CSV a comma and a quote are in quotes', () => {
    expect(csvOf(tableOfReadings(survey, origin)).split('\r\n')[2]).toBe(
      '1,"Walk, at ""old"" steps",laser,43.0625,100.5,100',
    )
  })

  test('columns come in any order, lengths as they are typed, and what is left out is as above', () => {
    const { survey: one, problems } = read(
      [
        ['Reading', 'Point', 'Method', 'note'],
        ['40 1/2', 'Datum', 'Laser', 'at the walk'],
        ['41 3/4', 'Tree', '', ''],
        ['', '', '', ''],
      ],
      survey,
    )
    expect(problems).toEqual([])
    expect(one.readings).toEqual([
      { point: 'a', method: 'laser', setUp: 1, value: 40.5 },
      { point: 'c', method: 'laser', setUp: 1, value: 41.75 },
    ])
  })
})

const head = ['set-up', 'point', 'method', 'reading', 'right', 'below']
test.each`
  row                                          | sentence
  ${['1', '', 'laser', '40', '', '']}          | ${'Row 3: the point has no name.'}
  ${['1', 'Shed', 'laser', '40', '', '']}      | ${'Row 3: Shed is not on the drawing. Fill in right and below, in inches.'}
  ${['1', 'Shed', 'laser', '40', '12', 'far']} | ${'Row 3: the place of Shed is "12", "far". Write both in inches.'}
  ${['1', 'Datum', 'laser', 'low', '', '']}    | ${'Row 3: "low" is no length. Write inches, such as 41.5 or 41 1/2.'}
  ${['1', 'Datum', 'laser', '4150', '', '']}   | ${'Row 3: reading is 4150; it must be from -1200 to 1200 inches.'}
  ${['1', 'Datum', 'hand', '40', '', '']}      | ${'Row 3: "hand" is no method. Write laser, string level, rod, level meter or by eye.'}
  ${['one', 'Datum', 'laser', '40', '', '']}   | ${'Row 3: set-up is "one"; write 1, 2 and so on.'}
`('a row that cannot be read is named: $sentence', ({ row, sentence }) => {
  const good = ['1', 'Datum', 'laser', '40', '0', '0']
  const { survey: rest, problems } = read([head, good, row, good])
  expect(problems).toEqual([sentence])
  expect(rest.readings).toHaveLength(2)
})

test('without a head nothing is read', () => {
  const { survey: none, problems } = read([['1', 'Datum', 'laser', '40']])
  expect(none.points).toEqual([])
  expect(problems).toEqual(['Row 1: name the columns set-up, point, method, reading, right, below.'])
})
