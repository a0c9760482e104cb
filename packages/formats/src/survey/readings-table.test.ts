import {
  DRAWING,
  KNOWN_BY,
  type MeasuringPoint,
  measuringPoints,
  namesOfPoints,
  READING_METHODS,
  type Survey,
  surveyHeights,
} from '@ramp/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, readingsOfTable, tableOfReadings } from './readings-table.ts'

const head = ['set-up', 'point', 'method', 'reading', 'right', 'out', 'height', 'known']
const from: MeasuringPoint = { ...DRAWING, origin: { x: 240, y: 70 } }
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
  readingsOfTable(rows, { survey: known, from, lengthOf, newId: ids() })

describe('readings as a table', () => {
  test('every point is in it, with its place from the measuring point', () => {
    expect(tableOfReadings(survey, from)).toEqual([
      head,
      ['1', 'Datum', 'laser', '41.5', '0', '100', '', ''],
      ['1', 'Walk, at "old" steps', 'laser', '43.0625', '100.5', '100', '', ''],
      ['2', 'Walk, at "old" steps', 'string level', '0', '100.5', '100', '', ''],
      ['', 'Tree', '', '', '0', '300', '-3.5', 'estimated'],
      ['', 'Foot', '', '', '60', '400', '', ''],
    ])
  })

  test.each([
    [180 as const, '60', '100'],
    [0 as const, '-60', '-100'],
    [90 as const, '-100', '60'],
  ])('seen from outside a door that faces %i', (faces, right, out) => {
    const at = { x: 240, y: 370 }
    const [door] = measuringPoints({ doors: [{ id: 'd', at, faces, sill: 20, stepDown: 0 }] })
    const rows = door ? tableOfReadings(survey, door) : []
    expect(rows.at(-1)?.slice(4, 6)).toEqual([right, out])
    expect(door && readingsOfTable(rows, { survey, from: door, lengthOf, newId: ids() }).survey).toEqual(
      survey,
    )
  })

  test('read again it is the same survey, with the same heights', () => {
    const { survey: again, problems } = read(tableOfReadings(survey, from), survey)
    expect(problems).toEqual([])
    expect(again).toEqual(survey)
    const elsewhere = read(tableOfReadings(survey, from)).survey
    expect([...surveyHeights(elsewhere).ofPoints.values()]).toEqual([
      ...surveyHeights(survey).ofPoints.values(),
    ])
  })

  test('a height that is known besides its reading stays, and so do the heights that follow from it', () => {
    const points: Survey['points'] = [
      { id: 'a', name: 'Datum', at: { x: 0, y: 0 }, given: { z: 10, how: 'measured' } },
      { id: 'b', name: 'Walk', at: { x: 9, y: 0 } },
    ]
    const given: Survey = {
      points,
      readings: [
        { point: 'a', method: 'laser', setUp: 1, value: 50 },
        { point: 'b', method: 'laser', setUp: 1, value: 60 },
      ],
    }
    const elsewhere = read(tableOfReadings(given, from)).survey
    expect([...surveyHeights(elsewhere).ofPoints.values()].map(({ z }) => z)).toEqual([10, 0])
    expect(elsewhere.points[0]?.given?.how).toBe('measured')
  })

  test('any survey is read again as it was written, here and on another drawing', () => {
    const number = (most: number) => fc.integer({ min: -most, max: most }).map((value) => value / 64)
    const point = fc.record({
      name: fc.oneof(fc.constantFrom('Spot', "'=A1", '=A1', '-', '', ' Spot', '@home, "a"'), fc.string()),
      at: fc.record({
        x: fc.integer({ min: -900_000, max: 900_000 }).map((value) => value / 1000),
        y: number(9000),
      }),
      given: fc.option(fc.record({ z: number(9000), how: fc.constantFrom(...KNOWN_BY) }), {
        nil: undefined,
      }),
    })
    const taken = fc.record({
      point: fc.nat({ max: 20 }),
      method: fc.constantFrom(...READING_METHODS),
      setUp: fc.integer({ min: 1, max: 4 }),
      value: number(9000),
    })
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), fc.array(taken), (some, readings) => {
        const points = some.map((one, at) => ({ ...one, id: `p${at}` }))
        const names = namesOfPoints(points)
        const named = points.map(({ given, ...one }) => ({
          ...one,
          name: names.get(one.id) ?? '',
          ...(given && { given }),
        }))
        const written: Survey = {
          points,
          readings: readings.map((one) => ({ ...one, point: `p${one.point % points.length}` })),
        }
        const rows = tableOfReadings(written, from)
        const here = read(rows, written)
        expect(here.problems).toEqual([])
        expect(here.survey).toEqual({ ...written, points: named })
        const elsewhere = read(rows).survey
        const near = (at: number) => Math.round(at * 1e6) / 1e6 + 0
        const told = ({ points: all, readings: every }: Survey) => [
          all.map(({ id: _, at, ...one }) => ({ ...one, x: near(at.x), y: near(at.y) })),
          every.map((one) => ({ ...one, point: all.findIndex(({ id }) => id === one.point) })),
        ]
        expect(told(elsewhere)).toEqual(told({ ...written, points: named }))
      }),
    )
  })

  test('points of one name are two points', () => {
    const same = survey.points.map((point) => ({ ...point, name: 'Ground next to the porch' }))
    const { survey: again } = read(tableOfReadings({ ...survey, points: same }, from))
    expect(again.points.map(({ name }) => name.slice(-7))).toEqual([
      'e porch',
      'porch 2',
      'porch 3',
      'porch 4',
    ])
    expect(surveyHeights(again).ofPoints.size).toBe(3)
  })

  test('what a spreadsheet would work out is written as text', () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-1+2', '@SUM(1)', "'=1", "Tom's"]
    const points = names.map((name, at) => ({ id: `${at}`, name, at: { x: at, y: -at } }))
    const rows = tableOfReadings({ points, readings: [] }, from)
    expect(rows.slice(1).map(([, name]) => name)).toEqual([
      ...names.slice(0, 5).map((name) => `'${name}`),
      "Tom's",
    ])
    expect(rows[2]?.[5]).toBe('-71')
    expect(read(rows).survey.points.map(({ name }) => name)).toEqual(names)
  })

  test('as CSV a comma and a quote are in quotes', () => {
    expect(csvOf(tableOfReadings(survey, from)).split('\r\n')[2]).toBe(
      '1,"Walk, at ""old"" steps",laser,43.0625,100.5,100,,',
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

test.each`
  row                                          | sentence
  ${['1', '', 'laser', '40', '', '']}          | ${'Row 3: the point has no name.'}
  ${['1', 'Shed', 'laser', '40', '', '']}      | ${'Row 3: Shed is not on the drawing. Fill in right and out, in inches.'}
  ${['1', 'Shed', 'laser', '40', '12', 'far']} | ${'Row 3: the place of Shed is "12", "far". Write both in inches.'}
  ${['1', 'Datum', 'laser', 'low', '', '']}    | ${'Row 3: "low" is not a length. Write inches, such as 41.5 or 41 1/2.'}
  ${['1', 'Datum', 'laser', '4150', '', '']}   | ${'Row 3: reading is 4150; it must be from -1200 to 1200 inches.'}
  ${['1', 'Datum', 'hand', '40', '', '']}      | ${'Row 3: "hand" is not a method. Enter laser, string level, rod, level meter or by eye.'}
  ${['', 'Datum', '', '', '', '', 'up', '']}   | ${'Row 3: the height "up" is not a length. Write inches, such as 41.5 or 41 1/2.'}
  ${['', 'Datum', '', '', '', '', '5000', '']} | ${'Row 3: height is 5000; it must be from -1200 to 1200 inches.'}
  ${['', 'Datum', '', '', '', '', '5', 'so']}  | ${'Row 3: known is "so"; write measured, estimated, assumed.'}
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
  expect(problems).toEqual([
    'Row 1: name the columns set-up, point, method, reading, right, out, height, known.',
  ])
})
