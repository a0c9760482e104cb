import { describe, expect, test } from 'vitest'
import { gapsOf, moveForGap } from './gaps.ts'

const boxed = (id: string, x: number, y: number, size = 60) => ({
  id,
  box: { min: { x, y }, max: { x: x + size, y: y + size } },
})
type Boxed = ReturnType<typeof boxed>
const gapsAt = ({ box }: Boxed, ...others: readonly Boxed[]) => gapsOf(box, others)

const me = boxed('me', 100, 100)

describe('the gap to a neighbour', () => {
  test.each`
    where                                | other                     | expected
    ${'to the left'}                     | ${boxed('b', 30, 110)}    | ${[{ side: 'left', to: 'b', size: 10 }]}
    ${'to the right'}                    | ${boxed('b', 163.5, 110)} | ${[{ side: 'right', to: 'b', size: 3.5 }]}
    ${'above, flush'}                    | ${boxed('b', 90, 40)}     | ${[{ side: 'above', to: 'b', size: 0 }]}
    ${'below'}                           | ${boxed('b', 90, 172)}    | ${[{ side: 'below', to: 'b', size: 12 }]}
    ${'round the corner, facing nobody'} | ${boxed('b', 160, 160)}   | ${[]}
    ${'under it'}                        | ${boxed('b', 120, 120)}   | ${[]}
  `('$where', ({ other, expected }) => {
    expect(gapsAt(me, other)).toEqual(expected)
  })

  test('the nearest counts', () => {
    expect(gapsAt(me, boxed('far', -60, 100), boxed('near', 20, 100))).toEqual([
      { side: 'left', to: 'near', size: 20 },
    ])
  })

  test.each`
    side       | by
    ${'left'}  | ${{ x: 2, y: 0 }}
    ${'right'} | ${{ x: -2, y: 0 }}
    ${'above'} | ${{ x: 0, y: 2 }}
    ${'below'} | ${{ x: 0, y: -2 }}
  `('a gap on the $side that grows by 2 in moves the part away', ({ side, by }) => {
    const moved = moveForGap({ side, to: 'b', size: 10 }, 12)
    expect({ x: moved.x + 0, y: moved.y + 0 }).toEqual(by)
  })
})
