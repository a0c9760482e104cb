import { expect, test } from 'vitest'
import { cornersOf, coveredArea } from './screen-cover.ts'

const square = cornersOf({ left: 0, top: 0, width: 100, height: 100 })
const diamond = [
  { left: 50, top: 0 },
  { left: 100, top: 50 },
  { left: 50, top: 100 },
  { left: 0, top: 50 },
]

test.each`
  shape      | what                     | left   | top    | size   | area
  ${square}  | ${'inside a square'}     | ${20}  | ${20}  | ${50}  | ${2500}
  ${square}  | ${'about a square'}      | ${-50} | ${-50} | ${300} | ${10000}
  ${square}  | ${'over its corner'}     | ${90}  | ${90}  | ${50}  | ${100}
  ${square}  | ${'beside it'}           | ${100} | ${0}   | ${50}  | ${0}
  ${diamond} | ${'at a cut-off corner'} | ${0}   | ${0}   | ${20}  | ${0}
  ${diamond} | ${'over half a diamond'} | ${0}   | ${0}   | ${50}  | ${1250}
`('a box $what covers $area', ({ shape, left, top, size, area }) => {
  expect(coveredArea(shape, { left, top, width: size, height: size })).toBeCloseTo(area)
})

test('room may be kept free about a box', () => {
  expect(cornersOf({ left: 10, top: 10, width: 5, height: 5 }, 2)[0]).toEqual({ left: 8, top: 8 })
})
