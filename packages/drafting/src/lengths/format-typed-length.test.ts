import { expect, test } from 'vitest'
import { formatTypedLength } from './format-typed-length.ts'
import { parseLength } from './parse-length.ts'

test.each`
  inches         | inInches     | inFeet
  ${25.5}        | ${'25 1/2"'} | ${`2'-1 1/2"`}
  ${24.33}       | ${'24.33"'}  | ${`2'-0.33"`}
  ${-24.33}      | ${'-24.33"'} | ${`-2'-0.33"`}
  ${1 / 3}       | ${'0.3333"'} | ${'0.3333"'}
  ${11.99999}    | ${'12"'}     | ${`1'-0"`}
  ${0.1 + 0.025} | ${'1/8"'}    | ${'1/8"'}
  ${0}           | ${'0"'}      | ${'0"'}
`(
  '$inches in is shown as $inInches or $inFeet where it can be typed, and read back',
  ({ inches, inInches, inFeet }) => {
    expect(formatTypedLength(inches)).toBe(inInches)
    expect(formatTypedLength(inches, 'ft')).toBe(inFeet)
    expect(parseLength(inInches)).toBeCloseTo(inches, 3)
    expect(parseLength(inFeet, 'ft')).toBeCloseTo(inches, 3)
  },
)
