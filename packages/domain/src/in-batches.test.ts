import { describe, expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

type Island = { readonly length: number }

const islands = (count: number): Island[] => Array.from({ length: count }, (_, length) => ({ length }))
/** Joins that are told of every time they are asked for. */
function counted() {
  const asked: number[] = []
  const join = inBatches((batch: readonly Island[]) => {
    asked.push(batch.length)
    return batch.map(({ length }) => length)
  })
  return { join, asked }
}

describe('a long list joined batch by batch', () => {
  test.each`
    count | batches
    ${0}  | ${[]}
    ${1}  | ${[1]}
    ${16} | ${[16]}
    ${17} | ${[16, 1]}
    ${40} | ${[16, 16, 8]}
  `('$count values make batches of $batches, and none is lost', ({ count, batches }) => {
    const { join, asked } = counted()
    expect(join(islands(count)).flat()).toEqual(islands(count).map(({ length }) => length))
    expect(asked).toEqual(batches)
  })

  test.each`
    what                                  | change                                                                                  | again
    ${'nothing'}                          | ${(list: Island[]) => [...list]}                                                        | ${[]}
    ${'a value in the middle of a batch'} | ${(list: Island[]) => list.with(20, { length: 99 })}                                    | ${[16]}
    ${'the first value of a batch'}       | ${(list: Island[]) => list.with(16, { length: 99 })}                                    | ${[16]}
    ${'the last value of all'}            | ${(list: Island[]) => list.with(39, { length: 99 })}                                    | ${[8]}
    ${'a value more at the end'}          | ${(list: Island[]) => [...list, { length: 99 }]}                                        | ${[9]}
    ${'a value less at the end'}          | ${(list: Island[]) => list.slice(0, 39)}                                                | ${[7]}
    ${'a value less at the start'}        | ${(list: Island[]) => list.slice(1)}                                                    | ${[16, 16, 7]}
    ${'two values of a batch in turn'}    | ${(list: Island[]) => swapped(list, 3, 4)}                                              | ${[16]}
    ${'two batches in turn'}              | ${(list: Island[]) => [...list.slice(16, 32), ...list.slice(0, 16), ...list.slice(32)]} | ${[]}
  `('after changing $what only those batches are joined again', ({ change, again }) => {
    const { join, asked } = counted()
    const before = islands(40)
    join(before)
    asked.length = 0
    const after: Island[] = change(before)
    expect(join(after).flat()).toEqual(after.map(({ length }) => length))
    expect(asked).toEqual(again)
    join(after)
    expect(asked).toEqual(again)
  })

  test('a batch that stayed the same gives the very same result', () => {
    const { join } = counted()
    const before = islands(20)
    const [first] = join(before)
    expect(join([...before.slice(0, 19), { length: 99 }])[0]).toBe(first)
  })
})

const swapped = (list: readonly Island[], a: number, b: number): Island[] =>
  list.map((one, index) => (index === a ? list[b] : index === b ? list[a] : one) ?? one)
