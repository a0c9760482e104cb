import { expect, test } from 'vitest'
import { HEIGHTS, LEVELS, OFFSETS, SIZES } from './length-limits.ts'
import { readLength } from './read-length.ts'

test.each`
  typed       | range      | units   | read
  ${'25 1/2'} | ${HEIGHTS} | ${'in'} | ${25.5}
  ${'2’6”'}   | ${HEIGHTS} | ${'in'} | ${30}
  ${'5'}      | ${HEIGHTS} | ${'ft'} | ${60}
  ${'-70'}    | ${LEVELS}  | ${'in'} | ${-70}
  ${'-70'}    | ${HEIGHTS} | ${'in'} | ${'Enter 0" to 480".'}
  ${'1201'}   | ${LEVELS}  | ${'in'} | ${'Enter -1200" to 1200".'}
  ${'0'}      | ${SIZES}   | ${'in'} | ${'Enter more than 0" and at most 10000".'}
  ${'900'}    | ${OFFSETS} | ${'ft'} | ${`Enter -833'-4" to 833'-4".`}
  ${'wide'}   | ${HEIGHTS} | ${'in'} | ${'Enter inches, such as 24 1/2.'}
  ${'wide'}   | ${HEIGHTS} | ${'ft'} | ${`Enter feet and inches, such as 2'-1".`}
`('"$typed" in a field that counts in $units is $read [web-ui-11]', ({ typed, range, units, read }) => {
  expect(readLength(typed, { range, units })).toEqual(
    typeof read === 'number' ? { kind: 'number', value: read } : { kind: 'refused', because: read },
  )
})

test('a sentence of the specification comes before the range', () => {
  const outOfRange = () => 'Canvas width cannot be smaller'
  expect(readLength('100', { range: { min: 240, max: 1800 }, outOfRange })).toEqual({
    kind: 'refused',
    because: 'Canvas width cannot be smaller. Enter 240" to 1800".',
  })
})
