import { expect, test } from 'vitest'
import { runsThrough } from './runs-through.ts'

/** An L: 10 by 10 with a notch of 5 by 5 at its lower right. */
const outline = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 5 },
  { x: 5, y: 5 },
  { x: 5, y: 10 },
  { x: 0, y: 10 },
]

test.each`
  line                                       | from        | to          | through
  ${'across it'}                             | ${[-5, 5]}  | ${[15, 3]}  | ${true}
  ${'beside it'}                             | ${[-5, -1]} | ${[15, -1]} | ${false}
  ${'along an edge'}                         | ${[0, 0]}   | ${[10, 0]}  | ${false}
  ${'on beyond an edge'}                     | ${[-5, 0]}  | ${[25, 0]}  | ${false}
  ${'from a corner out'}                     | ${[10, 5]}  | ${[14, 9]}  | ${false}
  ${'from a corner through to another side'} | ${[10, 0]}  | ${[0, 14]}  | ${true}
  ${'across the notch alone'}                | ${[10, 5]}  | ${[5, 10]}  | ${false}
  ${'through the arm beside the notch'}      | ${[7, 7]}   | ${[7, -3]}  | ${true}
  ${'from within'}                           | ${[2, 2]}   | ${[2, 20]}  | ${true}
`('a line $line runs through an outline: $through', ({ from, to, through }) => {
  const [a, b] = [from, to].map(([x, y]: number[]) => ({ x: x ?? 0, y: y ?? 0 }))
  if (!a || !b) throw new Error('a line has two ends')
  expect(runsThrough(outline, a, b)).toBe(through)
  expect(runsThrough(outline.toReversed(), b, a)).toBe(through)
})
