import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './stored.ts'

/** A browser's storage with room for so many characters; its entries are its own fields, as in a browser. */
function storageOf(room: number, entries: Record<string, string>): Storage {
  const storage: Record<string, unknown> = { ...entries }
  const own = (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null)
  const methods = {
    getItem: own,
    removeItem: (key: string) => delete storage[key],
    setItem: (key: string, value: string) => {
      const others = Object.keys(storage).filter((one) => one !== key)
      const taken = others.reduce((sum, one) => sum + one.length + String(storage[one]).length, 0)
      if (taken + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      storage[key] = value
    },
  }
  Object.setPrototypeOf(storage, methods)
  return storage as unknown as Storage
}

afterEach(() => vi.unstubAllGlobals())

test.each`
  what                                               | entries                                        | isKept
  ${'an empty storage takes the drawing'}            | ${{}}                                          | ${true}
  ${'steps back of other projects make room'}        | ${{ 'undo-1': 'x'.repeat(80) }}                | ${true}
  ${'the picture of the backup makes room'}          | ${{ autoSavePreview: 'x'.repeat(70) }}         | ${true}
  ${'another drawing never makes room'}              | ${{ 'journal-1': 'x'.repeat(80) }}             | ${false}
  ${'steps back stay while there is room with them'} | ${{ 'undo-1': 'x'.repeat(10), other: 'kept' }} | ${true}
`('$what', ({ entries, isKept }) => {
  vi.stubGlobal('window', { localStorage: storageOf(100, entries) })
  expect(writeStored('journal-2', 'y'.repeat(40))).toBe(isKept)
  expect(readStored('journal-2')).toBe(isKept ? 'y'.repeat(40) : null)
  expect(readStored('journal-1')).toBe(entries['journal-1'] ?? null)
  expect(readStored('other')).toBe(entries.other ?? null)
  if ('other' in entries) expect(readStored('undo-1')).not.toBeNull()
})

test('a picture is not worth the steps back', () => {
  vi.stubGlobal('window', { localStorage: storageOf(100, { 'undo-1': 'x'.repeat(60) }) })
  expect(writeStored('autoSavePreview', 'y'.repeat(40))).toBe(false)
  expect(readStored('undo-1')).not.toBeNull()
})
