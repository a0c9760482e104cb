import { expect, test } from 'vitest'
import { takeDrawingLock } from './drawing-lock.ts'

const owner = { headerID: '1001', option: 1, product: 'P3G', person: 'dana@ridgeline.example' } as const
const another = { ...owner, headerID: '1002' }

/** Locks of one browser, as the standard has them: exclusive, in the order in which they were asked for. */
function browserLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  const request = async (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
    if (options.ifAvailable && held.has(name)) return callback(null)
    const before = tails.get(name) ?? Promise.resolve()
    const turn = before.then(async () => {
      if (options.signal?.aborted) throw new DOMException('left', 'AbortError')
      held.add(name)
      await callback({ name, mode: 'exclusive' })
      held.delete(name)
    })
    tails.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

const isNow = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((done) => setTimeout(() => done(false), 20))])

test('the first tab of a drawing writes, the second looks until the first is closed', async () => {
  const locks = browserLocks()
  const first = await takeDrawingLock(owner, locks)
  const second = await takeDrawingLock(owner, locks)
  expect([first.isHeld, second.isHeld]).toEqual([true, false])
  expect(await isNow(second.whenHeld)).toBe(false)
  first.release()
  expect(await isNow(second.whenHeld)).toBe(true)
})

test('a tab that was left while it waited writes no more', async () => {
  const locks = browserLocks()
  const first = await takeDrawingLock(owner, locks)
  const second = await takeDrawingLock(owner, locks)
  second.release()
  first.release()
  expect(await isNow(second.whenHeld)).toBe(false)
  expect((await takeDrawingLock(owner, locks)).isHeld).toBe(true)
})

test('another drawing has a lock of its own', async () => {
  const locks = browserLocks()
  const both = [await takeDrawingLock(owner, locks), await takeDrawingLock(another, locks)]
  expect(both.map(({ isHeld }) => isHeld)).toEqual([true, true])
})

test('where a browser has no locks every tab writes', async () => {
  expect((await takeDrawingLock(owner, undefined)).isHeld).toBe(true)
})
