import { expect, test } from 'vitest'
import { loweringFor, loweringWords } from './lowering.ts'

test.each`
  rise  | feet  | stepDown | by
  ${24} | ${24} | ${0}     | ${0.125}
  ${24} | ${24} | ${0.375} | ${0.125}
  ${24} | ${24} | ${0.4}   | ${null}
  ${24} | ${24} | ${0.5}   | ${null}
  ${24} | ${25} | ${0}     | ${0}
  ${48} | ${48} | ${0}     | ${0.25}
  ${48} | ${48} | ${0.375} | ${null}
  ${24} | ${20} | ${0}     | ${null}
  ${0}  | ${8}  | ${0}     | ${null}
`('$rise in on $feet ft with a step down of $stepDown in: lower by $by', ({ rise, feet, stepDown, by }) => {
  expect(loweringFor(rise, feet * 12, stepDown)).toBe(by)
})

test.each`
  rise      | feet   | words
  ${24}     | ${24}  | ${'It is 1:12 along the section. Lower the top by 1/8" if the door allows the step down, or add length.'}
  ${180}    | ${180} | ${'It is 1:12 along the section. Add length.'}
  ${23.875} | ${24}  | ${null}
  ${24}     | ${20}  | ${null}
`('$rise in on $feet ft: $words', ({ rise, feet, words }) => {
  expect(loweringWords(rise, feet * 12)).toBe(words)
})
