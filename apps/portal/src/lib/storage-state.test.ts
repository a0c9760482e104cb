import { expect, test } from 'vitest'
import { storageState } from './storage-state.ts'

const refuse = () => {
  throw new Error('denied')
}
const open = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

test.each`
  what                        | storageOf                               | state
  ${'keeps what it is given'} | ${() => open}                           | ${'open'}
  ${'may not be asked for'}   | ${refuse}                               | ${'closed'}
  ${'may not be read'}        | ${() => ({ ...open, getItem: refuse })} | ${'closed'}
  ${'has no room left'}       | ${() => ({ ...open, setItem: refuse })} | ${'full'}
`('a storage that $what is $state', ({ storageOf, state }) => {
  expect(storageState(storageOf)).toBe(state)
})

test('nothing is left behind', () => {
  const kept = new Map<string, string>()
  const setItem = (key: string, value: string) => kept.set(key, value)
  const removeItem = (key: string) => kept.delete(key)
  storageState(() => ({ ...open, setItem, removeItem }) as unknown as Storage)
  expect(kept.size).toBe(0)
})
