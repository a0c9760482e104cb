import { expect, test } from 'vitest'
import { storageState } from './storage-state.ts'

const refuse = () => {
  throw new Error('denied')
}
const open = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const unreadable = { ...open, getItem: refuse }
const full = { ...open, setItem: refuse }

test.each`
  what                                  | placesOf                    | state
  ${'keeps what it is given'}           | ${() => [open]}             | ${'open'}
  ${'may not be asked for its storage'} | ${refuse}                   | ${'closed'}
  ${'may not be read'}                  | ${() => [unreadable]}       | ${'closed'}
  ${'has one storage that is closed'}   | ${() => [open, unreadable]} | ${'closed'}
  ${'has no room for a sign-in'}        | ${() => [full]}             | ${'full'}
  ${'has no room where none is asked'}  | ${() => [open, full]}       | ${'open'}
`('a browser that $what is $state', ({ placesOf, state }) => {
  expect(storageState(placesOf)).toBe(state)
})

test('nothing is left behind', () => {
  const kept = new Map<string, string>()
  const written: string[] = []
  const setItem = (key: string, value: string) => {
    written.push(value)
    kept.set(key, value)
  }
  const removeItem = (key: string) => {
    kept.delete(key)
  }
  storageState(() => [{ ...open, setItem, removeItem }])
  expect(written).toHaveLength(1)
  expect(kept.size).toBe(0)
})
