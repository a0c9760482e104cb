import { expect, test } from 'vitest'
import { isSameList } from './is-same-list.ts'

const line = (itemNumber: string, quantity: number) => ({ itemNumber, quantity })
const ramps = line('11236', 2)
const legs = line('29128', 3)

test.each`
  now                          | isSame   | why
  ${[legs, ramps]}             | ${true}  | ${'the order of the lines does not matter'}
  ${[ramps]}                   | ${false} | ${'a line is gone'}
  ${[ramps, legs, legs]}       | ${false} | ${'a line has come'}
  ${[ramps, line('29128', 2)]} | ${false} | ${'a leg pair less'}
  ${[ramps, line('29134', 3)]} | ${false} | ${'other legs'}
`('$why: $isSame', ({ now, isSame }) => {
  expect(isSameList([ramps, legs], now)).toBe(isSame)
})
