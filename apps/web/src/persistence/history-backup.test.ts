import { newLayout } from '@ramp/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backupFault, readBackup, removeBackup, saveBackup, setAsideBackup } from './history-backup.ts'

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
const owner = { headerID: '1001', option: 1, product: 'P3G', person: 'dana@example.com' } as const

beforeEach(() => vi.stubGlobal('window', { localStorage: storageWith(100_000) }))
afterEach(() => vi.unstubAllGlobals())

describe('the history backup of a project (spec 1 §4)', () => {
  test('what was saved comes back whole [web-persistence-2]', () => {
    expect(saveBackup(layout, owner, now)).toBe(true)
    expect(readBackup(owner)?.layout).toEqual(layout)
  })

  test.each`
    change                           | why
    ${{ headerID: '1002' }}          | ${'another header'}
    ${{ headerID: null }}            | ${'the sandbox'}
    ${{ product: 'P2G' }}            | ${'another product line'}
    ${{ person: 'sam@example.com' }} | ${'another person'}
  `('a backup is not offered to $why [web-persistence-3]', ({ change }) => {
    saveBackup(layout, owner, now)
    expect(readBackup({ ...owner, ...change })).toBeNull()
  })

  test('a backup of another project is set aside and named once, and is there again for its own', () => {
    saveBackup(layout, owner, now)
    const other = { ...owner, headerID: '1002' }
    expect(setAsideBackup(other)?.project.projectName).toBe('Harper residence')
    expect(setAsideBackup(other)).toBeNull()
    expect(saveBackup(newLayout('P3G', 'Other'), other, now)).toBe(true)
    expect([readBackup(owner)?.layout.project.name, readBackup(other)?.layout.project.name]).toEqual([
      'Harper residence',
      'Other',
    ])
  })

  test('two projects saved in turn, as in two tabs, never overwrite each other', () => {
    const other = { ...owner, product: 'P2G', headerID: null } as const
    for (const name of ['one', 'two']) {
      saveBackup(newLayout('P3G', name), owner, now)
      saveBackup(newLayout('P2G', name), other, now)
    }
    expect([owner, other].map((one) => readBackup(one)?.layout.project.name)).toEqual(['two', 'two'])
  })

  test('a backup of another person is set aside without a word', () => {
    saveBackup(layout, owner, now)
    expect(setAsideBackup({ ...owner, person: 'sam@example.com' })).toBeNull()
    expect(readBackup(owner)?.layout).toEqual(layout)
  })

  test('a backup from before the cutoff says so (spec 1 §5)', () => {
    saveBackup(layout, owner, now)
    expect(backupFault(owner)).toBeNull()
    const old = {
      ...JSON.parse(window.localStorage.getItem('autoSave') ?? ''),
      dtmLastUpdate: '2020-12-02T21:59:00Z',
    }
    window.localStorage.setItem('autoSave', JSON.stringify(old))
    expect(backupFault(owner)?.message).toBe('This project is too old to load')
    expect(readBackup(owner)).toBeNull()
  })

  test('a damaged backup is none [web-persistence-8]', () => {
    window.localStorage.setItem('autoSave', '{"layout": {"version": 1, "par')
    expect(readBackup(owner)).toBeNull()
  })

  test('a full browser says so', () => {
    vi.stubGlobal('window', { localStorage: storageWith(10) })
    expect(saveBackup(layout, owner, now)).toBe(false)
  })

  test('a cleared backup is gone [web-persistence-7]', () => {
    saveBackup(layout, owner, now)
    removeBackup(owner)
    expect(readBackup(owner)).toBeNull()
  })

  test('the backup of another project stays when this one is finished [web-persistence-5]', () => {
    saveBackup(layout, owner, now)
    removeBackup({ ...owner, headerID: 'another' })
    expect(readBackup(owner)).not.toBeNull()
  })
})
