import { expect, test } from 'vitest'
import { newLayout } from './new-layout.ts'
import { objectsInOrder } from './objects-in-order.ts'
import type { Part } from './part.ts'

const part = (id: string): Part => ({
  kind: 'transition',
  id,
  at: { x: 0, y: 0 },
  rotation: 0,
  shortName: 'T',
})

test.each`
  stack              | order
  ${[]}              | ${['a', 'b', 'c']}
  ${['c', 'a']}      | ${['c', 'a', 'b']}
  ${['c', 'x', 'a']} | ${['c', 'a', 'b']}
  ${['b', 'b', 'a']} | ${['b', 'a', 'c']}
`('with $stack named the order from the lowest is $order', ({ stack, order }) => {
  const layout = { ...newLayout('P3G'), parts: ['a', 'b', 'c'].map(part), stack }
  expect(objectsInOrder(layout).map(({ id }) => id)).toEqual(order)
})
