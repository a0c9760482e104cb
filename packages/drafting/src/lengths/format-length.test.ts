import { expect, test } from 'vitest'
import { formatLength } from './format-length.ts'

test.each`
  inches    | inInches       | inFeet
  ${0}      | ${'0"'}        | ${'0"'}
  ${63.375} | ${'63 3/8"'}   | ${`5'-3 3/8"`}
  ${66.1}   | ${'66 1/8"'}   | ${`5'-6 1/8"`}
  ${0.5}    | ${'1/2"'}      | ${'1/2"'}
  ${11.99}  | ${'12"'}       | ${`1'-0"`}
  ${132.2}  | ${'132 3/16"'} | ${`11'-0 3/16"`}
  ${210}    | ${'210"'}      | ${`17'-6"`}
  ${-5.25}  | ${'-5 1/4"'}   | ${'-5 1/4"'}
  ${-0.01}  | ${'0"'}        | ${'0"'}
  ${1 / 16} | ${'1/16"'}     | ${'1/16"'}
`('$inches in reads $inInches or $inFeet [drawing-lengths-3]', ({ inches, inInches, inFeet }) => {
  expect(formatLength(inches, 'in')).toBe(inInches)
  expect(formatLength(inches, 'ft')).toBe(inFeet)
})
