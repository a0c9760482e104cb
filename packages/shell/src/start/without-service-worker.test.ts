import { expect, test } from 'vitest'
import { withoutServiceWorker } from './without-service-worker.ts'

const registrations = (unregister: () => Promise<boolean>) =>
  [{ unregister }, { unregister }] as unknown as readonly ServiceWorkerRegistration[]

test('any service worker is unregistered (spec 1 §7) [shell-start-1]', async () => {
  let ended = 0
  const unregister = async () => {
    ended += 1
    return true
  }
  await withoutServiceWorker({ getRegistrations: async () => registrations(unregister) })
  expect(ended).toBe(2)
})

test.each([
  ['has no service workers', undefined],
  [
    'keeps them closed',
    { getRegistrations: () => Promise.reject(new DOMException('closed', 'SecurityError')) },
  ],
])('a browser that %s starts the app all the same', async (_, workers) => {
  await expect(withoutServiceWorker(workers)).resolves.toBeUndefined()
})
