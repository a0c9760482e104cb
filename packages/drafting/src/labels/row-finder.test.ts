import { expect, test } from 'vitest'
import { rowFinder } from './row-finder.ts'

const at = (...places: readonly (readonly [number, number])[]) => places.map(([from, to]) => ({ from, to }))

test.each`
  stretches                                  | most         | rows               | why
  ${at([0, 10], [20, 30])}                   | ${undefined} | ${[0, 0]}          | ${'what is far enough apart shares a row'}
  ${at([0, 10], [12, 30])}                   | ${undefined} | ${[0, 1]}          | ${'what is nearer than the gap goes to the next'}
  ${at([0, 10], [5, 15], [8, 20], [16, 30])} | ${undefined} | ${[0, 1, 2, 0]}    | ${'a row is used again once it is free'}
  ${at([0, 10], [5, 15], [8, 20], [16, 30])} | ${2}         | ${[0, 1, null, 0]} | ${'what finds no row has none'}
`('$why', ({ stretches, most, rows }) => {
  const find = rowFinder({ gap: 5, ...(most !== undefined && { most }) })
  expect(stretches.map((stretch: { from: number; to: number }) => find(stretch))).toEqual(rows)
})

test('a row that is not wanted stays free', () => {
  const find = rowFinder({ gap: 5 })
  expect(find({ from: 0, to: 10 })).toBe(0)
  expect(find({ from: 5, to: 15 }, (row) => row === 0)).toBeNull()
  expect(find({ from: 6, to: 16 })).toBe(1)
})
