import { catalogueOf, type Layout, newLayout } from '@ramp/domain'
import type { Api } from '@ramp/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBackup } from '../../persistence/history-backup.ts'
import type { OpenedProject } from '../../project/opened-project.ts'
import { loadProject } from './load-project.ts'

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
const owner = { headerID: null, option: 1, product: 'P3G', person: 'dana@example.com' } as const
const named = (name: string): Layout => ({
  ...newLayout('P3G', name),
  parts: [{ kind: 'transition', id: 't', at: { x: 0, y: 0 }, rotation: 0, shortName: 'PRUT' }],
})

test('a drawing that was never saved by hand becomes the backup when the project starts blank', async () => {
  const noCalls = { call: () => Promise.reject(new Error('no call is made')) } as unknown as Api
  expect(
    (await loadProject('blank', project, { api: noCalls, unfinished: named('journal') })).layout.parts,
  ).toEqual([])
  expect(readBackup(owner)?.layout.project.name).toBe('journal')
})
