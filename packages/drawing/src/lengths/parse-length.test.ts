import { describe, expect, test } from 'vitest'
import { formatFeetInches, formatInches } from './format-length.ts'
import { parseLength } from './parse-length.ts'

describe('a length as a person writes it', () => {
  test.each`
    text            | units   | inches
    ${"5' 3 3/8"}   | ${'in'} | ${63.375}
    ${'5\' 3 3/8"'} | ${'in'} | ${63.375}
    ${'5′ 3 3/8″'}  | ${'ft'} | ${63.375}
    ${"5'3-3/8"}    | ${'in'} | ${63.375}
    ${'5 ft 3 in'}  | ${'in'} | ${63}
    ${'5.28ft'}     | ${'in'} | ${63.36}
    ${'63 3/8'}     | ${'in'} | ${63.375}
    ${'63.375 in'}  | ${'ft'} | ${63.375}
    ${'3/8'}        | ${'in'} | ${0.375}
    ${'.5'}         | ${'in'} | ${0.5}
    ${'-2"'}        | ${'in'} | ${-2}
    ${'5'}          | ${'in'} | ${5}
    ${'5'}          | ${'ft'} | ${60}
    ${'5.5'}        | ${'ft'} | ${66}
    ${'0'}          | ${'in'} | ${0}
  `('$text in a project that counts in $units is $inches in', ({ text, units, inches }) => {
    expect(parseLength(text, units)).toBeCloseTo(inches, 9)
  })

  test.each(['', '-', 'five', "5' x", '3/0', '1.2.3', '12 13'])('"%s" is no length', (text) => {
    expect(parseLength(text)).toBeNull()
  })

  test.each([0, 0.0625, 7, 63.375, 492.8125, -11.5])('what is shown for %s in is read back', (inches) => {
    expect(parseLength(formatInches(inches))).toBe(inches)
    expect(parseLength(formatFeetInches(inches), 'ft')).toBe(inches)
  })
})
