import { addDrawing, type Layout, newDrawing, newLayout, setProject } from '@ramp/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveBackup } from '../persistence/history-backup.ts'
import { type Entries, entriesIn } from './entries.ts'
import { writeJournal } from './journal.ts'
import { newestSaved } from './newest-saved.ts'
import { storeInMemory } from './testing/store-in-memory.ts'

let all: Entries
let memory: ReturnType<typeof storeInMemory>
const entries = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
}
beforeEach(() => {
  entries.clear()
  memory = storeInMemory()
  all = entriesIn(memory.store)
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

const owner = { headerID: null, option: 1, product: 'P3G', person: 'dana@example.com' } as const
const KEY = 'journal-sandbox-P3G-dana@example.com'
const named = (name: string): Layout => ({
  ...newLayout('P3G', name),
  parts: [{ kind: 'transition', id: 't', at: { x: 0, y: 0 }, rotation: 0, shortName: 'PRUT' }],
})
const backup = (time: string) => saveBackup(named('backup'), owner, new Date(time))
const journal = (savedAt: string, layout = named('journal')) =>
  writeJournal(layout, owner, new Date(savedAt), all)

describe('which drawing of a project comes back from this browser', () => {
  test('none was kept', async () => {
    expect((await newestSaved(owner, all)).drawing).toBeNull()
  })

  test.each`
    backupAt                  | journalAt                 | expected
    ${'2026-11-21T10:00:00Z'} | ${'2026-11-21T10:00:05Z'} | ${'journal'}
    ${'2026-11-21T10:00:09Z'} | ${'2026-11-21T10:00:05Z'} | ${'backup'}
  `(
    'saved at $backupAt, last edited at $journalAt: the $expected',
    async ({ backupAt, journalAt, expected }) => {
      backup(backupAt)
      journal(journalAt)
      expect((await newestSaved(owner, all)).drawing?.layout.project.name).toBe(expected)
    },
  )

  test('the last edit that was saved to history is no edit of its own', async () => {
    const { edit } = journal('2026-11-21T10:00:05Z', named('both'))
    saveBackup(named('both'), owner, new Date('2026-11-21T10:00:09Z'))
    expect((await newestSaved(owner, all)).drawing?.edit).toBe(edit)
  })

  test.each([
    ['that was cut off', '{"format":"rampwright-journal/1","layout":{"ver'],
    ['without a layout', '{"format":"rampwright-journal/1"}'],
    ['whose layout is none', '{"format":"rampwright-journal/1","layout":{"parts":3}}'],
    ['of another format', JSON.stringify({ format: 'ramp-system/1', layout: named('other') })],
  ])('a journal %s loses to the backup', async (_, text) => {
    backup('2026-11-21T10:00:00Z')
    entries.set(KEY, text)
    expect((await newestSaved(owner, all)).drawing?.layout.project.name).toBe('backup')
  })

  test('an empty drawing is not worth coming back to', async () => {
    journal('2026-11-21T10:00:00Z', newLayout('P3G'))
    expect((await newestSaved(owner, all)).drawing).toBeNull()
  })

  test.each([
    [
      'a text and no part',
      addDrawing(newDrawing({ kind: 'text', id: 'a', at: { x: 1, y: 1 }, text: 'GARAGE' })),
    ],
    ['notes alone', setProject({ notes: 'Gate code 4711' })],
    ['another canvas', setProject({ canvas: { width: 1200, height: 720 } })],
  ])('%s is worth coming back to', async (_, edit) => {
    const layout = edit(newLayout('P3G', 'journal'))
    journal('2026-11-21T10:00:00Z', layout)
    expect((await newestSaved(owner, all)).drawing?.layout).toEqual(layout)
  })

  test('the drawing of another person at this browser is not offered', async () => {
    backup('2026-11-21T10:00:00Z')
    journal('2026-11-21T10:00:05Z')
    expect((await newestSaved({ ...owner, person: 'sam@example.com' }, all)).drawing).toBeNull()
  })

  test('the drawing of a quote is not offered in the sandbox [web-journal-1]', async () => {
    await journal('2026-11-21T10:00:00Z').answer
    entries.set(KEY, (entries.get(KEY) ?? '').replace('"headerId":null', '"headerId":"1001"'))
    memory.rows.clear()
    expect((await newestSaved(owner, all)).drawing).toBeNull()
  })

  test('a journal from before its edits were counted comes back by its date, and the next edit is newer', async () => {
    const old = { format: 'rampwright-journal/1', headerId: null, savedAt: '2026-11-21T10:00:00Z' }
    entries.set(KEY, JSON.stringify({ ...old, layout: named('older') }))
    expect((await newestSaved(owner, all)).drawing?.layout.project.name).toBe('older')
    journal('2026-11-20T10:00:00Z', named('after the clock was set back'))
    expect((await newestSaved(owner, all)).drawing?.layout.project.name).toBe('after the clock was set back')
  })

  test('what a killed browser had acknowledged comes back, though local storage is older', async () => {
    await journal('2026-11-21T10:00:00Z', named('first')).answer
    const written = entries.get(KEY) ?? ''
    await journal('2026-11-21T10:00:09Z', named('acknowledged')).answer
    entries.set(KEY, written)
    expect((await newestSaved(owner, all)).drawing?.layout.project.name).toBe('acknowledged')
  })

  test('a database that does not answer is named, beside what local storage has', async () => {
    journal('2026-11-21T10:00:00Z')
    memory.state.fault = 'closed'
    const { drawing, fault } = await newestSaved(owner, all)
    expect([drawing?.layout.project.name, fault]).toEqual(['journal', 'closed'])
  })
})
