import { expect, test } from 'vitest'
import { wholeSystem } from '../../../lib/testing/described-system.ts'
import { finishKey } from './finish-key.ts'

const { layout } = wholeSystem('t1-switchback')
const moved = {
  ...layout,
  parts: layout.parts.map((part) => ({ ...part, at: { ...part.at, x: part.at.x + 1 } })),
}

test('the same drawing has the same name, also when it was read back from a file', () => {
  expect(finishKey(JSON.parse(JSON.stringify(layout)), 'prices 1')).toBe(finishKey(layout, 'prices 1'))
  expect(finishKey(layout, 'prices 1')).toMatch(/^[0-9a-f]{32}$/)
})

test('the same drawing has the same name when its fields come back in another order', () => {
  const reversed = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value
  const back = JSON.parse(JSON.stringify(layout, reversed))
  expect(JSON.stringify(back)).not.toBe(JSON.stringify(layout))
  expect(finishKey(back, 'prices 1')).toBe(finishKey(layout, 'prices 1'))
})

test.each`
  what                  | drawing   | prices
  ${'another drawing'}  | ${moved}  | ${'prices 1'}
  ${'a new price list'} | ${layout} | ${'prices 2'}
`('$what has another name', ({ drawing, prices }) => {
  expect(finishKey(drawing, prices)).not.toBe(finishKey(layout, 'prices 1'))
})
