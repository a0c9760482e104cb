import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

test.each([
  [41_200, '+$412.00'],
  [-578, '−$5.78'],
  [0, '–'],
])('%i cents more are %s', (cents, words) => {
  expect(changeText(cents)).toBe(words)
})
