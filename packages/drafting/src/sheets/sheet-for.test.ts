import { expect, test } from 'vitest'
import { sheetFor } from './sheet-for.ts'
import { DRAWING_SCALES } from './standard.ts'

const room = ({ width, height }: { width: number; height: number }) => ({
  width: width - 252,
  height: height - 90,
})
const plan = (feet: number, high = 10) => ({
  name: 'The plan',
  width: feet * 12,
  height: high * 12,
  scales: DRAWING_SCALES,
  beside: { width: 100, height: 100 },
  room,
})

test.each`
  feet   | high   | sheet        | scale
  ${12}  | ${31}  | ${'tabloid'} | ${'1/4 in = 1 ft'}
  ${48}  | ${10}  | ${'tabloid'} | ${'1/4 in = 1 ft'}
  ${49}  | ${10}  | ${'tabloid'} | ${'3/16 in = 1 ft'}
  ${90}  | ${10}  | ${'tabloid'} | ${'1/8 in = 1 ft'}
  ${104} | ${10}  | ${'arch-b'}  | ${'1/8 in = 1 ft'}
  ${104} | ${100} | ${'arch-c'}  | ${'1/8 in = 1 ft'}
  ${200} | ${100} | ${'arch-d'}  | ${'1/8 in = 1 ft'}
`('a plan of $feet x $high ft goes on $sheet at $scale', ({ feet, high, sheet, scale }) => {
  const chosen = sheetFor([plan(feet, high)])
  expect([chosen.name, chosen.scales[0]?.words]).toEqual([sheet, scale])
})

test('what fits the smallest sheet at the largest scale needs no word', () => {
  expect(sheetFor([plan(12)]).says).toEqual([])
})

test('a smaller scale and a larger sheet are said', () => {
  expect(sheetFor([plan(60)]).says).toEqual([
    'The plan at 3/16 in = 1 ft: at 1/4 in = 1 ft it does not fit tabloid, 17 x 11 in.',
  ])
  expect(sheetFor([plan(104)]).says[0]).toBe(
    'The plan does not fit tabloid, 17 x 11 in at 1/8 in = 1 ft: the next sheet is taken.',
  )
})

test('all views of a set are on one size of sheet', () => {
  const { name, scales } = sheetFor([plan(12), { ...plan(104), name: 'The elevation' }])
  expect([name, ...scales.map(({ words }) => words)]).toEqual(['arch-b', '1/4 in = 1 ft', '1/8 in = 1 ft'])
})

test('a chosen sheet is kept, and it says what runs over its edge', () => {
  const { name, says } = sheetFor([plan(200)], 'tabloid')
  expect(name).toBe('tabloid')
  expect(says).toEqual([expect.stringContaining('runs over the edge of the sheet')])
})
