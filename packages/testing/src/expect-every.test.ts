import { expect, test } from 'vitest'
import { expectEvery } from './expect-every.ts'

const isEven = (value: number) => value % 2 === 0

test('passes when the condition holds for every element', () => {
  expect(() => expectEvery([2, 4], isEven)).not.toThrow()
})

test('fails on an empty list', () => {
  expect(() => expectEvery([], isEven)).toThrow('the list is empty')
})

test('shows the elements for which the condition is false', () => {
  expect(() => expectEvery(new Set([2, 3, 4, 5]), isEven)).toThrow(/3[\s\S]*5/)
})
