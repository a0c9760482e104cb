import { afterEach, expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const offTheLine = async () => Promise.reject(new TypeError('Failed to fetch'))
const answered = async () => new Response()

test.each`
  what                             | server        | onLine   | said
  ${'the browser is offline'}      | ${offTheLine} | ${false} | ${'It is not loaded yet.'}
  ${'no server answers'}           | ${offTheLine} | ${true}  | ${'It could not be loaded. The server cannot be reached. Try again.'}
  ${'the file itself is not read'} | ${answered}   | ${true}  | ${'It could not be loaded. Reload the page. Your drawing is saved.'}
`('where $what it says "$said"', async ({ server, onLine, said }) => {
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { onLine })
  const { fetch } = lazyModule(async () => {
    throw new Error('damaged')
  })
  await expect(fetch()).rejects.toThrow(said)
})

test('where the line goes between the answer of the server and the import, nobody is told to reload', async () => {
  const server = vi.fn().mockImplementationOnce(answered).mockImplementation(offTheLine)
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { onLine: false })
  const { fetch } = lazyModule(async () => {
    throw new Error('Unable to preload CSS')
  })
  await expect(fetch()).rejects.toThrow('It is not loaded yet.')
})
