import { expect, test } from 'vitest'
import { groundRatio, horizontalRun, lengthFor, shownRunNumber } from './ground-slope.ts'

test.each`
  what                                     | length | rise      | ratio
  ${'1:12 along the section'}              | ${288} | ${24}     | ${'1:11.95'}
  ${'1/8 in lower'}                        | ${288} | ${23.875} | ${'1:12.02'}
  ${'1:8 along the section'}               | ${96}  | ${12}     | ${'1:7.93'}
  ${'1:20 along the section'}              | ${240} | ${12}     | ${'1:19.97'}
  ${'the real switchback, 31 in on 31 ft'} | ${372} | ${31}     | ${'1:11.95'}
  ${'level'}                               | ${96}  | ${0}      | ${'level'}
`('$what is $ratio over the ground', ({ length, rise, ratio }) => {
  expect(groundRatio(rise, horizontalRun(length, rise))).toBe(ratio)
})

test.each`
  runNumber       | shown
  ${11.9583}      | ${11.95}
  ${11.994}       | ${11.99}
  ${11.996}       | ${11.99}
  ${11.99999}     | ${11.99}
  ${11.999999999} | ${12}
  ${12}           | ${12}
  ${12.0213}      | ${12.02}
  ${12.003}       | ${12}
  ${7.9373}       | ${7.93}
`('1:$runNumber reads 1:$shown, never flatter than it is', ({ runNumber, shown }) => {
  expect(shownRunNumber(runNumber)).toBe(shown)
})

test('24 in at 1:12 over the ground needs 289 in of ramp', () => {
  expect(lengthFor(12, 24)).toBeCloseTo(288.998, 3)
})
