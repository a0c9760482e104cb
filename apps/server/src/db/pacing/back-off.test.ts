import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'

const clocked = () => {
  const clock = { ms: 0 }
  return { clock, attempts: backOff(() => clock.ms) }
}

test('a database that answers is asked by everybody', () => {
  const { attempts } = clocked()
  expect([attempts.mayTry(), attempts.mayTry()]).toEqual([true, true])
})

test('one that is away is asked after 200 ms, then twice as long after each failure, at most every five seconds', () => {
  const { clock, attempts } = clocked()
  const waits: number[] = []
  attempts.failed()
  for (let failure = 0; failure < 8; failure += 1) {
    const since = clock.ms
    while (!attempts.mayTry()) clock.ms += 50
    waits.push(clock.ms - since)
    attempts.failed()
  }
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000])
})

test('ten calls that fail at the same moment wait as long as one', () => {
  const { clock, attempts } = clocked()
  for (let call = 0; call < 10; call += 1) attempts.failed()
  clock.ms = 200
  expect(attempts.mayTry()).toBe(true)
})

test('when the wait is over one asks, the others are refused until it is answered, and then all may', () => {
  const { clock, attempts } = clocked()
  attempts.failed()
  clock.ms = 200
  expect([attempts.mayTry(), attempts.mayTry()]).toEqual([true, false])
  attempts.worked()
  expect([attempts.mayTry(), attempts.mayTry()]).toEqual([true, true])
})

test('who was to ask and did not leaves it to the next', () => {
  const { clock, attempts } = clocked()
  attempts.failed()
  clock.ms = 200
  attempts.mayTry()
  attempts.leftOut()
  expect([attempts.mayTry(), attempts.mayTry()]).toEqual([true, false])
})
