import { expect, test } from 'vitest'
import { compassChoices, NOT_ENTERED, topAndNorth, topWords } from './compass.ts'

test.each`
  top    | north  | words
  ${0}   | ${0}   | ${'top is N'}
  ${45}  | ${315} | ${'top is NE'}
  ${90}  | ${270} | ${'top is E'}
  ${180} | ${180} | ${'top is S'}
  ${315} | ${45}  | ${'top is NW'}
  ${30}  | ${330} | ${'top is 30°'}
`('where the top points to $top, north is $north clockwise from it', ({ top, north, words }) => {
  expect(topAndNorth(top)).toBe(north)
  expect(topAndNorth(north)).toBe(top)
  expect(topWords(north)).toBe(words)
})

test.each`
  north        | last
  ${undefined} | ${'NW'}
  ${270}       | ${'NW'}
  ${12.5}      | ${'347.5°'}
`('the list of north $north ends with $last', ({ north, last }) => {
  const choices = compassChoices(north)
  expect(choices[0]?.value).toBe(NOT_ENTERED)
  expect(choices.at(-1)?.label).toBe(last)
})
