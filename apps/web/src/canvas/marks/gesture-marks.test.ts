import { expect, test } from 'vitest'
import { jointWords } from './gesture-marks.ts'

test.each`
  position    | difference | words
  ${'CENTER'} | ${24.6}    | ${'center, 12 5/16" on both sides'}
  ${'LEFT'}   | ${24.6}    | ${'left, 24 5/8" beside'}
  ${'RIGHT'}  | ${12}      | ${'right, 12" beside'}
  ${'CENTER'} | ${0}       | ${'flush'}
`(
  'a ramp at the $position of a side $difference in longer says "$words"',
  ({ position, difference, words }) => {
    expect(jointWords(position, difference)).toBe(words)
  },
)
