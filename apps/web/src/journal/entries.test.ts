import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entriesIn } from './entries.ts'
import { storeInMemory } from './testing/store-in-memory.ts'

const place = { person: 'dana@example.com', key: 'journal-1001-dana@example.com' }
const now = new Date(5000)

let local: Map<string, string>
let hasRoom: boolean
beforeEach(() => {
  local = new Map()
  hasRoom = true
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => local.get(key) ?? null,
      removeItem: (key: string) => local.delete(key),
      setItem: (key: string, value: string) => {
        if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
        local.set(key, value)
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const textOf = (edit: number | undefined, value: string) => JSON.stringify({ format: 'a test', edit, value })
const reader = (text: string) => {
  try {
    const { edit = 0, value } = JSON.parse(text)
    return typeof value === 'string' ? { edit, value } : null
  } catch {
    return null
  }
}

function inMemory() {
  const { store, rows, state } = storeInMemory()
  return { all: entriesIn(store), rows, state, inDatabase: () => rows.get(`${place.person}/${place.key}`) }
}

describe('which entry comes back', () => {
  test.each`
    what                                                  | database     | storage                     | expected
    ${'neither has one'}                                  | ${null}      | ${null}                     | ${undefined}
    ${'the database alone has one'}                       | ${[7, 'db']} | ${null}                     | ${'db'}
    ${'local storage alone has one'}                      | ${null}      | ${textOf(7, 'local')}       | ${'local'}
    ${'the browser was killed before local storage came'} | ${[9, 'db']} | ${textOf(7, 'local')}       | ${'db'}
    ${'the tab was closed before the database came'}      | ${[7, 'db']} | ${textOf(9, 'local')}       | ${'local'}
    ${'both have the same'}                               | ${[7, 'db']} | ${textOf(7, 'db')}          | ${'db'}
    ${'the text in local storage was cut off'}            | ${[7, 'db']} | ${'{"edit":9,"val'}         | ${'db'}
    ${'what the database has is none'}                    | ${[9, null]} | ${textOf(7, 'local')}       | ${'local'}
    ${'local storage has one from before edits counted'}  | ${null}      | ${textOf(undefined, 'old')} | ${'old'}
  `('$what: $expected', async ({ database, storage, expected }) => {
    const { all, rows } = inMemory()
    if (database) {
      const [edit, value] = database
      rows.set(`${place.person}/${place.key}`, [{ edit, text: textOf(edit, value) }])
    }
    if (storage !== null) local.set(place.key, storage)
    expect((await all.read(place, reader)).newest?.value).toBe(expected)
  })
})

test('what only local storage has is brought to the database once', async () => {
  local.set(place.key, textOf(7, 'an older journal'))
  const { all, state, inDatabase } = inMemory()
  await all.read(place, reader)
  await all.read(place, reader)
  expect(inDatabase()).toEqual([{ edit: 7, text: textOf(7, 'an older journal') }])
  expect(state.writes).toBe(1)
})

test('an entry is in local storage at once, and acknowledged when the database has it', async () => {
  const { all, inDatabase } = inMemory()
  const { edit, isLocal, answer } = all.write(place, (number) => textOf(number, 'drawn'), now)
  expect([edit, isLocal, local.get(place.key)]).toEqual([5000, true, textOf(5000, 'drawn')])
  expect(await answer).toBeNull()
  expect(inDatabase()).toEqual([{ edit: 5000, text: textOf(5000, 'drawn') }])
})

test('edits in quick succession are answered by the last, and none is written twice', async () => {
  const { all, state, inDatabase } = inMemory()
  const written = ['a', 'b', 'c', 'd'].map((value) => all.write(place, (edit) => textOf(edit, value), now))
  expect(await Promise.all(written.map(({ answer }) => answer))).toEqual([null, null, null, null])
  expect(inDatabase()?.map(({ text }) => JSON.parse(text).value)).toEqual(['d'])
  expect(state.writes).toBe(2)
})

test('two tabs: the last edit of either stays, even when the other tab is late with an earlier one', async () => {
  const { all: one, rows, inDatabase } = inMemory()
  const { store } = storeInMemory()
  const first = one.write(place, (edit) => textOf(edit, 'first tab'), now)
  const other = entriesIn(store).write(place, (edit) => textOf(edit, 'second tab'), now)
  expect(other.edit).toBe(first.edit + 1)
  rows.set(`${place.person}/${place.key}`, [{ edit: other.edit, text: local.get(place.key) ?? '' }])
  await first.answer
  expect((await one.read(place, reader)).newest?.value).toBe('second tab')
  expect(inDatabase()?.[0]?.edit).toBe(other.edit)
})

test('the database without room says so, and local storage has the entry', async () => {
  const { all, state } = inMemory()
  state.fault = 'full'
  const { isLocal, answer } = all.write(place, (edit) => textOf(edit, 'drawn'), now)
  expect([isLocal, await answer]).toEqual([true, 'full'])
  expect(await all.read(place, reader)).toMatchObject({ newest: { value: 'drawn' }, fault: 'full' })
})

test('local storage without room leaves the entry to the database', async () => {
  const { all } = inMemory()
  hasRoom = false
  const { isLocal, answer } = all.write(place, (edit) => textOf(edit, 'drawn'), now)
  expect([isLocal, await answer]).toEqual([false, null])
  expect((await all.read(place, reader)).newest?.value).toBe('drawn')
})

test('what is removed stays removed, whatever still waited to be written', async () => {
  const { all, inDatabase } = inMemory()
  for (const value of ['a', 'b', 'c']) all.write(place, (edit) => textOf(edit, value), now)
  all.remove(place)
  expect((await all.read(place, reader)).newest).toBeNull()
  expect([inDatabase(), local.size]).toEqual([undefined, 0])
})

test('a page that is left sends off what waits', async () => {
  const { all, state } = inMemory()
  for (const value of ['a', 'b', 'c']) all.write(place, (edit) => textOf(edit, value), now)
  all.flush()
  await Promise.resolve()
  await Promise.resolve()
  expect(state.writes).toBe(2)
})
