import { expect, test } from 'vitest'
import { slopeText } from './slope-text.ts'

test.each`
  runNumber  | text
  ${12}      | ${'1:12'}
  ${11.95}   | ${'1:11.95'}
  ${12.0628} | ${'1:12.06'}
  ${20.5}    | ${'1:20.5'}
`('a run of $runNumber for a rise of one is $text', ({ runNumber, text }) => {
  expect(slopeText(runNumber)).toBe(text)
})
