import { expect, test } from 'vitest'
import { memoize, memoizeRecent } from './memoize.ts'

const inputs = (count: number): readonly { readonly id: number }[] =>
  Array.from({ length: count }, (_, id) => ({ id }))

test.each([
  ['memoize', memoize],
  ['memoizeRecent', memoizeRecent],
])('%s computes once for each input and context', (_, memoized) => {
  const computed: string[] = []
  const of = memoized(({ id }: { readonly id: number }, context: string) => computed.push(`${id} ${context}`))
  const [a, b] = inputs(2)
  if (!a || !b) throw new Error('there are two inputs')
  for (const [input, context] of [
    [a, 'x'],
    [a, 'x'],
    [b, 'x'],
    [a, 'x'],
    [a, 'y'],
  ] as const)
    of(input, context)
  expect(computed).toEqual(['0 x', '1 x', '0 y'])
})

test('of many inputs that stay alive, as layouts of the history do, only the last eight have a result', () => {
  const computed: number[] = []
  const of = memoizeRecent(({ id }: { readonly id: number }, _: null) => computed.push(id))
  const all = inputs(20)
  for (const one of all) of(one, null)
  expect(computed).toHaveLength(20)
  for (const one of all.slice(-8)) of(one, null)
  expect(computed).toHaveLength(20)
  for (const one of all.slice(0, 1)) of(one, null)
  expect(computed.at(-1)).toBe(0)
})
