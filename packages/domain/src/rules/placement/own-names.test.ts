import { expect, test } from 'vitest'
import { wholeSystem } from '../../../fixtures/verdict-systems.ts'
import { ownName, partNames } from './own-names.ts'

const { placement } = wholeSystem('t1-switchback')

test.each`
  part    | name
  ${'r1'} | ${'6 ft ramp'}
  ${'A'}  | ${'5 × 5 platform 1'}
  ${'B'}  | ${'5 × 5 platform 2'}
  ${'r4'} | ${'8 ft ramp 1'}
  ${'r5'} | ${'8 ft ramp 2'}
  ${'X'}  | ${'X'}
`('$part of the switchback is the $name', ({ part, name }) => {
  expect(ownName(placement, part)).toBe(name)
})

test('a sentence about several parts tells alike ones apart, and leaves out parts that are gone', () => {
  expect(partNames(['A', 'r4', 'r5', 'X'], { placement })).toBe('5 × 5 platform 1, 8 ft ramp 1, 8 ft ramp 2')
})
