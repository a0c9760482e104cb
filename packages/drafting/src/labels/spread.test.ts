import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const line = { gap: 10, from: 0, to: 100 }

test.each`
  wanted              | places                                                              | why
  ${[10, 50, 90]}     | ${[10, 50, 90]}                                                     | ${'what is far enough apart stays'}
  ${[50, 52]}         | ${[46, 56]}                                                         | ${'two share the way they have to give'}
  ${[52, 50]}         | ${[56, 46]}                                                         | ${'in the order they lie, not the order they come'}
  ${[0, 1, 2]}        | ${[0, 10, 20]}                                                      | ${'nothing goes beyond an end'}
  ${[100, 99]}        | ${[100, 90]}                                                        | ${'nor beyond the other'}
  ${[20, 30, 35, 70]} | ${[18.333333333333336, 28.333333333333336, 38.333333333333336, 70]} | ${'a crowd pushes its neighbours only'}
`('$why: $wanted', ({ wanted, places }) => {
  for (const [index, place] of spread(wanted, line).entries()) expect(place).toBeCloseTo(places[index])
})

test('a line too short for all is shared out', () => {
  expect(spread([0, 0, 0], { gap: 10, from: 0, to: 10 })).toEqual([0, 5, 10])
})
