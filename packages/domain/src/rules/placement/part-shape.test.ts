import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { outlineContains, outlinesOverlap } from '../../base/geometry/outline.ts'
import { distance, type Point } from '../../base/geometry/point.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { SIDES, type Side } from '../../model/layout/part.ts'
import { attachTo } from './attach.ts'
import { placePart } from './place-parts.ts'

const p2g = catalogues('P2G')
const placed = (shortName: string, at: Point, rotation: number, id = 'a') => {
  const item = p2g.byShortName.get(shortName)
  const part = item && newPart(item, id, at, rotation)
  const one = part && placePart(part, p2g)
  if (!one) throw new Error(`no ${shortName}`)
  return one
}
const piece = (rotation = 0, at = { x: 0, y: 0 }) => placed('MPARR45', at, rotation)
const near = (point: Point | undefined, x: number, y: number) => {
  expect(point?.x).toBeCloseTo(x, 3)
  expect(point?.y).toBeCloseTo(y, 3)
}

describe('the 45-degree piece (domain 7.2)', () => {
  test('is 41.5 in wide at both ends, and its centre line is 30 in', () => {
    const { TOP, BOTTOM } = piece().sides
    expect(distance(TOP.left, TOP.right)).toBeCloseTo(41.5, 9)
    expect(distance(BOTTOM.left, BOTTOM.right)).toBeCloseTo(41.5, 9)
    expect(distance(TOP.middle, BOTTOM.middle)).toBeCloseTo(30, 9)
  })

  test.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'turned by %i its ends still differ by 45 degrees',
    (rotation) => {
      const { TOP, BOTTOM } = piece(rotation).sides
      expect(TOP.facing).toBe(rotation)
      expect(BOTTOM.facing).toBe((rotation + 225) % 360)
      for (const side of [TOP, BOTTOM]) {
        const edge = { x: (side.right.x - side.left.x) / 41.5, y: (side.right.y - side.left.y) / 41.5 }
        expect(edge.x * side.normal.x + edge.y * side.normal.y).toBeCloseTo(0, 12)
        expect(edge.x * side.normal.y - edge.y * side.normal.x).toBeCloseTo(-1, 12)
      }
    },
  )

  test('the lengths of its four sides are those between its corners', () => {
    const { corners, sides } = piece()
    SIDES.forEach((side, index) => {
      const [from, to] = [corners[index], corners[(index + 1) % 4]]
      expect(from && to && distance(from, to)).toBeCloseTo(sides[side].length, 9)
    })
    expect(sides.LEFT.length).toBeCloseTo(14.119, 3)
    expect(sides.RIGHT.length).toBeCloseTo(45.881, 3)
  })

  test('its corners lie where a drafter would put them', () => {
    const [topLeft, topRight, bottomRight, bottomLeft] = piece().corners
    near(topLeft, -15.01, -13.858)
    near(topRight, 26.49, -13.858)
    near(bottomRight, 8.932, 28.531)
    near(bottomLeft, -20.413, -0.814)
  })

  test.each<[Side, Side]>([
    ['TOP', 'BOTTOM'],
    ['BOTTOM', 'TOP'],
  ])('a ramp against its %s lies flush, and so does the piece against the ramp', (side, back) => {
    const to = piece(45, { x: 300, y: 200 }).sides[side]
    const item = p2g.byShortName.get('MRTL6')
    const spot = item && attachTo({ to, item, mySide: back, position: 'CENTER' })
    const ramp = placed('MRTL6', spot?.at ?? { x: 0, y: 0 }, spot?.rotation ?? 0, 'r').sides[back]
    near(ramp.left, to.right.x, to.right.y)
    near(ramp.right, to.left.x, to.left.y)
  })

  test('eight of them close a ring and come back to where they began', () => {
    const item = p2g.byShortName.get('MPARR45')
    let last = piece(0, { x: 500, y: 500 })
    const began = last.sides.TOP.middle
    for (let step = 1; item && step < 8; step++) {
      const spot = attachTo({ to: last.sides.BOTTOM, item, mySide: 'TOP', position: 'CENTER' })
      last = placed('MPARR45', spot.at, spot.rotation)
    }
    near(last.sides.BOTTOM.middle, began.x, began.y)
  })
})

describe('outlines turned by any eighth', () => {
  test.each`
    what                                         | x       | y          | rotation | overlaps
    ${'a ramp against its top'}                  | ${5.74} | ${-49.858} | ${0}     | ${false}
    ${'a ramp half an inch into its top'}        | ${5.74} | ${-49.3}   | ${0}     | ${true}
    ${'a ramp in the box beside the inner edge'} | ${-50}  | ${-40}     | ${0}     | ${false}
    ${'a ramp across it'}                        | ${0}    | ${0}       | ${135}   | ${true}
  `('$what: $overlaps', ({ x, y, rotation, overlaps }) => {
    const ramp = placed('MRTL6', { x, y }, rotation, 'r')
    expect(outlinesOverlap(piece().outline, ramp.outline, 0.25)).toBe(overlaps)
    expect(outlinesOverlap(ramp.outline, piece().outline, 0.25)).toBe(overlaps)
  })

  test.each`
    point                      | x      | y      | isInside
    ${'its middle'}            | ${0}   | ${0}   | ${true}
    ${'near its outer corner'} | ${25}  | ${-13} | ${true}
    ${'near its lower corner'} | ${8.5} | ${27}  | ${true}
    ${'its box, but outside'}  | ${24}  | ${24}  | ${false}
    ${'beyond the inner edge'} | ${-20} | ${-10} | ${false}
  `('$point is inside: $isInside', ({ x, y, isInside }) => {
    expect(outlineContains(piece().outline, { x, y })).toBe(isInside)
  })
})
