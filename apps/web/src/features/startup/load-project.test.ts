import { addDrawing, catalogueOf, type Layout, newDrawing, newLayout, setProject } from '@ramp/domain'
import { journalText } from '@ramp/editor'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readHistory, saveToHistory } from '../../keeping/history-backup.ts'
import type { Api } from '../../lib/api.ts'
import type { OpenedProject } from '../../project/opened-project.ts'
import { historyOf, loadProject } from './load-project.ts'

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

const project: OpenedProject = {
  header: null,
  product: 'P3G',
  person: 'dana@example.com',
  catalogue: catalogueOf({ version: '1', productLine: 'P3G', items: [], priceLevels: [] }),
}
const owner = { headerID: null, product: 'P3G', person: 'dana@example.com' } as const
const KEY = 'journal-sandbox-P3G-dana@example.com'
const named = (name: string): Layout => ({
  ...newLayout('P3G', name),
  parts: [{ kind: 'transition', id: 't', at: { x: 0, y: 0 }, rotation: 0, shortName: 'PRUT' }],
})
const backup = (time: string) => saveToHistory(named('backup'), owner, new Date(time))
const journal = (savedAt: string, layout = named('journal')) =>
  entries.set(KEY, journalText({ headerId: null, savedAt, layout }))

describe('which drawing of a project comes back from this browser', () => {
  test('none was kept', () => {
    expect(historyOf(project)).toBeNull()
  })

  test.each`
    backupAt                  | journalAt                 | expected
    ${'2026-11-21T10:00:00Z'} | ${'2026-11-21T10:00:05Z'} | ${'journal'}
    ${'2026-11-21T10:00:09Z'} | ${'2026-11-21T10:00:05Z'} | ${'backup'}
  `('saved at $backupAt, last edited at $journalAt: the $expected', ({ backupAt, journalAt, expected }) => {
    backup(backupAt)
    journal(journalAt)
    expect(historyOf(project)?.project.name).toBe(expected)
  })

  test('a journal that was cut off loses to the backup', () => {
    backup('2026-11-21T10:00:00Z')
    entries.set(KEY, '{"format":"rampwright-journal/1","layout":{"ver')
    expect(historyOf(project)?.project.name).toBe('backup')
  })

  test('an empty drawing is not worth coming back to', () => {
    journal('2026-11-21T10:00:00Z', newLayout('P3G'))
    expect(historyOf(project)).toBeNull()
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
    expect(historyOf(project)).toEqual(layout)
  })

  test('the drawing of another person at this browser is not offered', () => {
    backup('2026-11-21T10:00:00Z')
    journal('2026-11-21T10:00:05Z')
    expect(historyOf({ ...project, person: 'sam@example.com' })).toBeNull()
  })

  test('the drawing of a quote is not offered in the sandbox', () => {
    entries.set(
      KEY,
      journalText({ headerId: '1001', savedAt: '2026-11-21T10:00:00Z', layout: named('quote') }),
    )
    expect(historyOf(project)).toBeNull()
  })
})

test('a drawing that was never saved by hand becomes the backup when the project starts blank', async () => {
  journal('2026-11-21T10:00:05Z')
  const noCalls = { call: () => Promise.reject(new Error('no call is made')) } as unknown as Api
  expect((await loadProject('blank', project, noCalls)).layout.parts).toEqual([])
  expect(readHistory(owner)?.layout.project.name).toBe('journal')
})
