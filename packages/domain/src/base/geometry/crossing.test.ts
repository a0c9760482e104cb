import { expect, test } from 'vitest'
import { crossingEdges } from './crossing.ts'

const outline = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }))

test.each([
  ['a rectangle', outline([0, 0], [10, 0], [10, 5], [0, 5]), null],
  ['a bow tie', outline([0, 0], [10, 5], [10, 0], [0, 5]), [0, 2]],
  ['an L', outline([0, 0], [10, 0], [10, 5], [5, 5], [5, 10], [0, 10]), null],
  [
    'an outline that touches itself at a corner',
    outline([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5]),
    null,
  ],
  ['one corner entered twice', outline([0, 0], [10, 0], [10, 0], [10, 5], [0, 5]), null],
  ['a loop at one side', outline([0, 0], [10, 0], [10, 10], [4, 10], [6, -2], [0, 10]), [0, 3]],
  ['a line', outline([0, 0], [10, 0]), null],
])('%s has these crossing edges', (_, corners, edges) => expect(crossingEdges(corners)).toEqual(edges))
