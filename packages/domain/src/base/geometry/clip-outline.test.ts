import { expect, test } from 'vitest'
import { clipOutline } from './clip-outline.ts'

test.each`
  outline                               | left
  ${[[0, 0], [4, 0], [4, 4], [0, 4]]}   | ${[[0, 0], [4, 0], [4, 4], [0, 4]]}
  ${[[8, 1], [12, 1], [12, 4], [8, 4]]} | ${[[8, 1], [10, 1], [10, 4], [8, 4]]}
  ${[[5, 5], [15, 5], [5, 15]]}         | ${[[5, 5], [10, 5], [10, 10], [10, 10], [5, 10]]}
  ${[[20, 0], [24, 0], [24, 4]]}        | ${[]}
`('of $outline in a box of ten, $left is left', ({ outline, left }) => {
  const points = outline.map(([x, y]: readonly [number, number]) => ({ x, y }))
  const box = { min: { x: 0, y: 0 }, max: { x: 10, y: 10 } }
  expect(new Set(clipOutline(points, box).map(({ x, y }) => `${x} ${y}`))).toEqual(
    new Set(left.map(([x, y]: readonly [number, number]) => `${x} ${y}`)),
  )
})
