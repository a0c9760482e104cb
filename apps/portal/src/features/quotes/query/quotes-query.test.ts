import type { QuoteSummary } from '@ramp/contracts'
import { newAnswers } from '@ramp/shell'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { quotesQuery } from './quotes-query.ts'

const quoteNamed = (name: string): QuoteSummary => ({
  id: name,
  name,
  customerNumber: '10001',
  productLine: 'P3G',
  industry: 'residential',
  status: 'draft',
  state: 'draft',
  validUntil: null,
  archivedAt: null,
  createdBy: 'Dana Miller',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  linearFeet: null,
  partsTotal: null,
  verdict: null,
  preview: null,
  copiedFrom: null,
  draft: null,
})

const none = { received: 0, issued: 0, expired: 0, approved: 0, ordered: 0, changing: 0 }
const sums = {
  found: { draft: 2, received: 0, accepted: 0 },
  states: { draft: 2, ...none, declined: 0, withdrawn: 0, canceled: 0 },
  total: 2,
  archived: 0,
  customers: ['10001'],
}

/** The list as somebody sees it, from a server that gives one quote at a time. */
async function openList(isAway: boolean) {
  const server = { isAway, asked: 0 }
  const ask = async (after: string | null) => {
    server.asked += 1
    if (server.isAway) throw new Error('The server cannot be reached.')
    return after === null
      ? { ...sums, quotes: [quoteNamed('newer')], next: 'newer' }
      : { ...sums, quotes: [quoteNamed('older')], next: null }
  }
  const list = new InfiniteQueryObserver(newAnswers(), quotesQuery({}, ask))
  list.subscribe(() => undefined)
  await answered()
  const shown = () => {
    const { data, error, hasNextPage } = list.getCurrentResult()
    const names = data?.pages.flatMap(({ quotes }) => quotes.map(({ name }) => name))
    return { names, hasMore: hasNextPage, error: error?.message ?? null }
  }
  return { server, list, shown }
}

const answered = () => new Promise((resolve) => setTimeout(resolve))

test('more quotes come below those that are shown, until there are no more', async () => {
  const { list, shown } = await openList(false)
  expect(shown()).toEqual({ names: ['newer'], hasMore: true, error: null })
  await list.fetchNextPage()
  expect(shown()).toEqual({ names: ['newer', 'older'], hasMore: false, error: null })
})

test('a reload asks for everything that is shown', async () => {
  const { server, list, shown } = await openList(false)
  await list.fetchNextPage()
  server.asked = 0
  await list.refetch()
  expect(server.asked).toBe(2)
  expect(shown().names).toEqual(['newer', 'older'])
})

test('a reload that failed says why, once, beside the quotes from before', async () => {
  const { server, list, shown } = await openList(false)
  server.isAway = true
  server.asked = 0
  await list.refetch()
  expect(shown()).toEqual({ names: ['newer'], hasMore: true, error: 'The server cannot be reached.' })
  expect(server.asked).toBe(1)
})

test('why the list is not there stays in view while it is asked for again', async () => {
  const { server, list, shown } = await openList(true)
  expect(shown()).toMatchObject({ names: [], error: 'The server cannot be reached.' })
  server.isAway = false
  const reload = list.refetch()
  expect(shown()).toMatchObject({ names: [], error: 'The server cannot be reached.' })
  await reload
  expect(shown()).toEqual({ names: ['newer'], hasMore: true, error: null })
})
