import { addDrawing, type Layout, newDrawing, newLayout, setProject } from '@ramp/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveBackup } from './history-backup.ts'
import { writeJournal } from './journal.ts'
import { newestKept } from './newest-kept.ts'

const entries = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
}
beforeEach(() => {
  entries.clear()
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

const owner = { headerID: null, product: 'P3G', person: 'dana@example.com' } as const
const KEY = 'journal-sandbox-P3G-dana@example.com'
const named = (name: string): Layout => ({
  ...newLayout('P3G', name),
  parts: [{ kind: 'transition', id: 't', at: { x: 0, y: 0 }, rotation: 0, shortName: 'PRUT' }],
})
const backup = (time: string) => saveBackup(named('backup'), owner, new Date(time))
const journal = (savedAt: string, layout = named('journal')) => writeJournal(layout, owner, new Date(savedAt))

describe('which drawing of a project comes back from this browser', () => {
  test('none was kept', () => {
    expect(newestKept(owner)).toBeNull()
  })

  test.each`
    backupAt                  | journalAt                 | expected
    ${'2026-11-21T10:00:00Z'} | ${'2026-11-21T10:00:05Z'} | ${'journal'}
    ${'2026-11-21T10:00:09Z'} | ${'2026-11-21T10:00:05Z'} | ${'backup'}
  `('saved at $backupAt, last edited at $journalAt: the $expected', ({ backupAt, journalAt, expected }) => {
    backup(backupAt)
    journal(journalAt)
    expect(newestKept(owner)?.project.name).toBe(expected)
  })

  test.each([
    ['that was cut off', '{"format":"rampwright-journal/1","layout":{"ver'],
    ['without a layout', '{"format":"rampwright-journal/1"}'],
    ['whose layout is none', '{"format":"rampwright-journal/1","layout":{"parts":3}}'],
    ['of another format', JSON.stringify({ format: 'ramp-system/1', layout: named('other') })],
  ])('a journal %s loses to the backup', (_, text) => {
    backup('2026-11-21T10:00:00Z')
    entries.set(KEY, text)
    expect(newestKept(owner)?.project.name).toBe('backup')
  })

  test('an empty drawing is not worth coming back to', () => {
    journal('2026-11-21T10:00:00Z', newLayout('P3G'))
    expect(newestKept(owner)).toBeNull()
  })

  test.each([
    [
      'a text and no part',
      addDrawing(newDrawing({ kind: 'text', id: 'a', at: { x: 1, y: 1 }, text: 'GARAGE' })),
    ],
    ['notes alone', setProject({ notes: 'Gate code 4711' })],
    ['another canvas', setProject({ canvas: { width: 1200, height: 720 } })],
  ])('%s is worth coming back to', (_, edit) => {
    const layout = edit(newLayout('P3G', 'journal'))
    journal('2026-11-21T10:00:00Z', layout)
    expect(newestKept(owner)).toEqual(layout)
  })

  test('the drawing of another person at this browser is not offered', () => {
    backup('2026-11-21T10:00:00Z')
    journal('2026-11-21T10:00:05Z')
    expect(newestKept({ ...owner, person: 'sam@example.com' })).toBeNull()
  })

  test('the drawing of a quote is not offered in the sandbox', () => {
    journal('2026-11-21T10:00:00Z')
    entries.set(KEY, (entries.get(KEY) ?? '').replace('"headerId":null', '"headerId":"1001"'))
    expect(newestKept(owner)).toBeNull()
  })
})
