import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { printedJob } from '../../../output/testing/printed-job.ts'
import { readPreview, removeBackup, saveBackup } from '../../../persistence/history-backup.ts'
import type { Owner } from '../../../persistence/owner.ts'
import { saveHistoryPreview } from './save-preview.ts'

const owner: Owner = { headerID: '1001', option: 1, product: 'P3G', person: 'dana@example.com' }
const job = printedJob()
const picture = async () => new Blob([Uint8Array.of(137, 80, 78, 71)])
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

describe('the picture beside the history backup', () => {
  test('comes back for the project it was made of, and for no other', async () => {
    expect(await saveHistoryPreview(job, owner, picture)).toBeNull()
    expect(readPreview(owner)).toBe('data:image/png;base64,iVBORw==')
    for (const change of [{ headerID: null }, { product: 'P2G' }, { person: 'sam@example.com' }] as const)
      expect(readPreview({ ...owner, ...change })).toBeNull()
  })

  test('goes with the backup', async () => {
    saveBackup(job.layout, owner, new Date())
    await saveHistoryPreview(job, owner, picture)
    removeBackup(owner)
    expect(readPreview(owner)).toBeNull()
  })

  test('a damaged one is none', () => {
    entries.set('autoSavePreview', '{"headerID":"1001","png":')
    expect(readPreview(owner)).toBeNull()
  })

  test('without storage: Preview was not saved [web-app-2]', async () => {
    vi.stubGlobal('window', {
      localStorage: {
        setItem: () => {
          throw new Error('closed')
        },
      },
    })
    expect(await saveHistoryPreview(job, owner, picture)).toBe('Preview was not saved')
  })

  test('that cannot be drawn is said in one sentence [web-app-3]', async () => {
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => null
      },
    )
    expect(await saveHistoryPreview(job, owner)).toBe('There was a problem creating the layout preview')
  })
})
