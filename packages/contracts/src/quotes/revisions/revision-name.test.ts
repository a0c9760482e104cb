import { expect, test } from 'vitest'
import { revisionLetter, revisionName } from './revision-name.ts'

test.each`
  number | letter
  ${1}   | ${'A'}
  ${8}   | ${'H'}
  ${9}   | ${'J'}
  ${14}  | ${'P'}
  ${15}  | ${'R'}
  ${20}  | ${'Y'}
  ${21}  | ${'AA'}
  ${40}  | ${'AY'}
  ${41}  | ${'BA'}
  ${420} | ${'YY'}
  ${421} | ${'AAA'}
`('revision $number is $letter', ({ number, letter }) => {
  expect(revisionLetter(number)).toBe(letter)
})

test('no letter can be taken for a digit', () => {
  const letters = Array.from({ length: 500 }, (_, before) => revisionLetter(before + 1))
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.join('')).not.toMatch(/[IOQSXZ]/)
})

test('quote, option and letter are written together', () => {
  expect(revisionName('1042', { option: 1, letter: 'A' })).toBe('1042-1A')
})
