import { afterEach, expect, test, vi } from 'vitest'
import { importOnceAnswered } from './import-once-answered.ts'

afterEach(() => vi.unstubAllGlobals())

test('nothing is imported while no server answers, and it is tried again when asked again', async () => {
  const load = vi.fn(async () => 'the module')
  const fetchModule = importOnceAnswered(load)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchModule()).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  await expect(fetchModule()).resolves.toBe('the module')
})

test('what was imported once needs no line any more', async () => {
  const fetchModule = importOnceAnswered(async () => 'the module')
  vi.stubGlobal('fetch', async () => new Response())
  await fetchModule()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchModule()).resolves.toBe('the module')
})
