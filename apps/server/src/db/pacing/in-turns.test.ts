import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

/** Computes without a pause, as an engine in this process does. */
const busy = (milliseconds: number) => async () => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('lets other work have its turn between long questions', async () => {
  const ask = inTurns(5)
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  await Promise.all(Array.from({ length: 10 }, () => ask(busy(8))))
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(8)
})

test('answers in the order in which it was asked, and goes on after one that failed', async () => {
  const ask = inTurns(0)
  const answered: number[] = []
  const asked = [1, 2, 3].map((number) =>
    ask(async () => {
      if (number === 2) throw new Error('two')
      answered.push(number)
      return number
    }),
  )
  expect(await Promise.allSettled(asked)).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('two') },
    { status: 'fulfilled', value: 3 },
  ])
  expect(answered).toEqual([1, 3])
})
