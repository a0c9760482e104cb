import { expect, test } from 'vitest'
import { type Point, rotate } from '../../base/geometry/point.ts'
import { isFacing } from './facing.ts'

/** An edge of 60 in whose middle lies beside that of the side it is held against, and the way it looks. */
const edgeAt = (x: number, y: number, normal: Point) => ({ middle: { x, y }, normal, length: 60 })
const [up, down, across] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
]

test.each`
  edge                                  | x      | y     | normal             | isAgainst
  ${'its whole length'}                 | ${0}   | ${0}  | ${down}            | ${true}
  ${'a quarter of it'}                  | ${45}  | ${0}  | ${down}            | ${true}
  ${'a quarter of it at the other end'} | ${-45} | ${0}  | ${down}            | ${true}
  ${'two inches of it'}                 | ${58}  | ${0}  | ${down}            | ${true}
  ${'an inch of it: a corner'}          | ${59}  | ${0}  | ${down}            | ${false}
  ${'a corner alone'}                   | ${60}  | ${0}  | ${down}            | ${false}
  ${'beyond it on its line'}            | ${90}  | ${0}  | ${down}            | ${false}
  ${'an inch away'}                     | ${0}   | ${-1} | ${down}            | ${true}
  ${'two inches away'}                  | ${0}   | ${-2} | ${down}            | ${false}
  ${'a foot inside'}                    | ${0}   | ${12} | ${down}            | ${false}
  ${'looking the same way'}             | ${0}   | ${0}  | ${up}              | ${false}
  ${'square to it'}                     | ${0}   | ${0}  | ${across}          | ${false}
  ${'turned by three degrees'}          | ${0}   | ${0}  | ${rotate(down, 3)} | ${false}
`('an edge faces a side or not: $edge', ({ x, y, normal, isAgainst }) => {
  expect(isFacing(edgeAt(x, y, normal), edgeAt(0, 0, up))).toBe(isAgainst)
})
