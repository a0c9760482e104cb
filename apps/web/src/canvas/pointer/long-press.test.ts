import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LongPress } from './long-press.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each`
  what                                   | moves                     | after  | rests
  ${'a finger that rests'}               | ${[]}                     | ${500} | ${1}
  ${'one that trembles'}                 | ${[{ left: 4, top: 3 }]}  | ${500} | ${1}
  ${'one that is on its way does not'}   | ${[{ left: 20, top: 0 }]} | ${900} | ${0}
  ${'one that is lifted early does not'} | ${[]}                     | ${450} | ${0}
`('$what', ({ moves, after, rests }) => {
  const onRest = vi.fn()
  const press = new LongPress(onRest)
  press.start({ left: 0, top: 0 })
  for (const at of moves) press.move(at)
  vi.advanceTimersByTime(after)
  press.stop()
  vi.advanceTimersByTime(1000)
  expect(onRest).toHaveBeenCalledTimes(rests)
})
