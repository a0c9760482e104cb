import { newLayout } from '@ramp/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearHistory, readHistory, saveToHistory } from './history-backup.ts'

/** Local storage of a browser with room for `room` characters. */
const storageWith = (room: number) => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => entries.delete(key),
  }
}

const layout = newLayout('P3G', 'Harper residence')
const now = new Date('2026-11-21T10:00:00Z')
const owner = { headerID: '1001', product: 'P3G', person: 'dana@example.com' } as const

beforeEach(() => vi.stubGlobal('window', { localStorage: storageWith(100_000) }))
afterEach(() => vi.unstubAllGlobals())

describe('the history backup of a project (spec 1 §4)', () => {
  test('what was saved comes back whole', () => {
    expect(saveToHistory(layout, owner, now)).toBe(true)
    expect(readHistory(owner)?.layout).toEqual(layout)
  })

  test.each`
    change                           | why
    ${{ headerID: '1002' }}          | ${'another header'}
    ${{ headerID: null }}            | ${'the sandbox'}
    ${{ product: 'P2G' }}            | ${'another product line'}
    ${{ person: 'sam@example.com' }} | ${'another person'}
  `('a backup is not offered to $why', ({ change }) => {
    saveToHistory(layout, owner, now)
    expect(readHistory({ ...owner, ...change })).toBeNull()
  })

  test('a damaged backup is none', () => {
    window.localStorage.setItem('autoSave', '{"layout": {"version": 1, "par')
    expect(readHistory(owner)).toBeNull()
  })

  test('a full browser says so', () => {
    vi.stubGlobal('window', { localStorage: storageWith(10) })
    expect(saveToHistory(layout, owner, now)).toBe(false)
  })

  test('a cleared backup is gone', () => {
    saveToHistory(layout, owner, now)
    clearHistory(owner)
    expect(readHistory(owner)).toBeNull()
  })

  test('the backup of another project stays when this one is finished', () => {
    saveToHistory(layout, owner, now)
    clearHistory({ ...owner, headerID: 'another' })
    expect(readHistory(owner)).not.toBeNull()
  })
})
