import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forEachNeighbours, gridIndexOf } from './grid-index.ts'
import { type Box, boxesTouch } from './outline.ts'

const boxAt = (x: number, y: number, width: number, length: number): { readonly box: Box } => ({
  box: { min: { x, y }, max: { x: x + width, y: y + length } },
})
const coordinate = fc.integer({ min: -600, max: 1200 })
const size = fc.integer({ min: 1, max: 300 })
const boxes = fc.array(
  fc.tuple(coordinate, coordinate, size, size).map(([x, y, width, length]) => boxAt(x, y, width, length)),
  { maxLength: 40 },
)

describe('finding what lies near', () => {
  test('every pair within reach is visited once, and no other', () => {
    fc.assert(
      fc.property(boxes, fc.integer({ min: 0, max: 30 }), (values, reach) => {
        const visited: string[] = []
        forEachNeighbours(values, reach, (a, b) => visited.push(`${values.indexOf(a)} ${values.indexOf(b)}`))
        const wanted = values.flatMap((a, first) =>
          values.flatMap((b, second) =>
            second > first && boxesTouch(a.box, b.box, reach) ? [`${first} ${second}`] : [],
          ),
        )
        expect(visited.sort()).toEqual(wanted.sort())
      }),
    )
  })

  test.each([1e20, -1e20, 1e308, Number.POSITIVE_INFINITY])(
    'a place at %d inches, where numbers have no next one, is looked at as well',
    (far) => {
      const stray = boxAt(far, far, 60, 60)
      const index = gridIndexOf([boxAt(0, 0, 60, 60), stray], ({ box }) => box)
      expect(index.near(stray.box)).toEqual([stray])
      expect(index.near(boxAt(10, 10, 5, 5).box)).toHaveLength(1)
    },
  )

  test('what touches a box is among what lies near it', () => {
    fc.assert(
      fc.property(boxes, coordinate, coordinate, (values, x, y) => {
        const { box } = boxAt(x, y, 50, 50)
        const near = gridIndexOf(values, (one) => one.box).near(box)
        for (const one of values) if (boxesTouch(one.box, box)) expect(near).toContain(one)
      }),
    )
  })

  test('twice as many parts in a row cost twice as many comparisons, not four times', () => {
    const asked = (count: number) => {
      let reads = 0
      const values = Array.from({ length: count }, (_, index) => {
        const { box } = boxAt(index * 67, 0, 66, 66)
        return {
          get box() {
            reads++
            return box
          },
        }
      })
      forEachNeighbours(values, 2, () => {})
      return reads
    }
    expect(asked(800) / asked(400)).toBeLessThan(2.1)
  })
})
