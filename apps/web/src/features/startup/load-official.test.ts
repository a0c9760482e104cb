import { CallError, vizionProjectGet } from '@ramp/contracts'
import { catalogueOf, newLayout } from '@ramp/domain'
import type { Api } from '@ramp/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenedProject } from '../../project/opened-project.ts'
import { loadProject } from './load-project.ts'

const stub = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
beforeEach(() => void vi.stubGlobal('window', { localStorage: stub }))
afterEach(() => void vi.unstubAllGlobals())

const project: OpenedProject = {
  header: {
    headerID: '1001',
    customerNumber: '10001',
    name: 'Harper residence',
    productLine: 'P3G',
    industry: 'residential',
    quoteType: null,
    option: 1,
    priceList: null,
    status: 'draft',
    createdBy: { clientId: 2, name: 'Dana Miller' },
    dtmCreated: '2026-11-20T16:05:00Z',
    dtmLastUpdate: '2026-11-21T16:05:00Z',
  },
  product: 'P3G',
  person: 'dana@example.com',
  catalogue: catalogueOf({ version: '1', productLine: 'P3G', items: [], priceLevels: [] }),
}
const stored = newLayout('P3G', 'as it was saved')

/** The project that is fetched when the server answers so, and which call was made. */
async function loaded(answer: () => unknown) {
  const asked: unknown[] = []
  const call = async (endpoint: unknown, input: unknown) => {
    asked.push([endpoint === vizionProjectGet, input])
    return answer()
  }
  const result = await loadProject('official', project, { api: { call } as unknown as Api, unfinished: null })
  return { ...result, asked }
}

test('the official project of a quote is fetched and said to be loaded (spec 1 §4) [web-startup-6]', async () => {
  const { layout, message, asked } = await loaded(() => ({ project: { layout: stored } }))
  expect(asked).toEqual([[true, { headerID: '1001', option: 1 }]])
  expect(layout).toBe(stored)
  expect(message).toEqual({ kind: 'loaded' })
})

test('a quote without a saved project starts blank, under the name of the quote [web-startup-5]', async () => {
  const nothing = new CallError(404, 'project.unknown', 'Nothing is saved.')
  const { layout, message } = await loaded(() => {
    throw nothing
  })
  expect(message).toEqual({ kind: 'empty' })
  expect(layout).toEqual(newLayout('P3G', 'Harper residence'))
})

test('a project that cannot be fetched is no empty one [web-startup-8]', async () => {
  const away = new CallError(500, 'server.failed', 'The database is away.')
  const { message } = await loaded(() => {
    throw away
  })
  expect(message).toEqual({ kind: 'failed', error: away })
})
