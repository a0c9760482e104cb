import { describe, expect, test } from 'vitest'
import { p3g } from '../../../fixtures/p3g.ts'
import { rotate } from '../../base/geometry/point.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { type Part, POSITIONS, SIDES, type Side } from '../../model/layout/part.ts'
import { attachTo } from './attach.ts'
import { partsOverlap, placePart, placeParts } from './place-parts.ts'
import type { PlacedPart } from './placed-part.ts'

const itemOf = (shortName: string) => {
  const item = p3g.byShortName.get(shortName)
  if (!item) throw new Error(`no ${shortName} in the catalogue`)
  return item
}
const partOf = (id: string, shortName: string, at = { x: 0, y: 0 }, rotation = 0): Part => {
  const part = newPart(itemOf(shortName), id, at, rotation)
  if (!part) throw new Error(`${shortName} cannot be drawn`)
  return part
}
const placed = (part: Part): PlacedPart => {
  const one = placePart(part, p3g)
  if (!one) throw new Error(`${part.shortName} has no place`)
  return one
}

describe('sides of a placed part', () => {
  test.each`
    rotation | side        | facing | x          | y
    ${0}     | ${'TOP'}    | ${0}   | ${0}       | ${-48}
    ${0}     | ${'RIGHT'}  | ${90}  | ${20.75}   | ${0}
    ${90}    | ${'TOP'}    | ${90}  | ${48}      | ${0}
    ${180}   | ${'TOP'}    | ${180} | ${0}       | ${48}
    ${270}   | ${'BOTTOM'} | ${90}  | ${48}      | ${0}
    ${45}    | ${'TOP'}    | ${45}  | ${33.9411} | ${-33.9411}
  `(
    'turned by $rotation the $side of an 8 ft ramp faces $facing [placement-3]',
    ({ rotation, side, facing, x, y }) => {
      const one = placed(partOf('r', 'PRSTL8', { x: 0, y: 0 }, rotation)).sides[side as Side]
      expect(one.facing).toBe(facing)
      expect(one.middle.x).toBeCloseTo(x, 3)
      expect(one.middle.y).toBeCloseTo(y, 3)
    },
  )

  test('quarter turns leave no rounding dust', () => {
    const { outline } = placed(partOf('r', 'PRSTL8', { x: 100, y: 100 }, 90))
    expect(outline).toEqual([
      { x: 148, y: 79.25 },
      { x: 148, y: 120.75 },
      { x: 52, y: 120.75 },
      { x: 52, y: 79.25 },
    ])
  })

  test('left and right are seen standing on the part and looking outward', () => {
    const { TOP, BOTTOM } = placed(partOf('A', 'PPS55TL')).sides
    expect(TOP.left.x).toBeLessThan(TOP.right.x)
    expect(BOTTOM.left.x).toBeGreaterThan(BOTTOM.right.x)
  })
})

describe('putting a side against a side', () => {
  const cases = SIDES.flatMap((side) =>
    POSITIONS.flatMap((position) => [0, 45, 90, 180, 270].map((rotation) => ({ side, position, rotation }))),
  )

  test.each(cases)(
    'flush at $side $position of a platform turned by $rotation [placement-1]',
    ({ side, position, rotation }) => {
      const target = placed(partOf('A', 'PPS55TL', { x: 300, y: 300 }, rotation)).sides[side]
      const spot = attachTo({ to: target, item: itemOf('PRSTL8'), mySide: 'TOP', position })
      const mine = placed(partOf('r', 'PRSTL8', spot.at, spot.rotation)).sides.TOP
      const corner = {
        LEFT: [target.left, mine.right],
        CENTER: [target.middle, mine.middle],
        RIGHT: [target.right, mine.left],
      }
      const [wanted, got] = corner[position]
      expect(got?.x).toBeCloseTo(wanted?.x ?? Number.NaN, 9)
      expect(got?.y).toBeCloseTo(wanted?.y ?? Number.NaN, 9)
    },
  )

  test.each(POSITIONS)(
    'a platform against the end of a ramp at %s: the position is seen from the wider platform',
    (position) => {
      const ramp = placed(partOf('r', 'PRSTL8', { x: 300, y: 300 }))
      const spot = attachTo({ to: ramp.sides.BOTTOM, item: itemOf('PPS55TL'), mySide: 'TOP', position })
      const { TOP } = placed(partOf('A', 'PPS55TL', spot.at, spot.rotation)).sides
      const offset = { LEFT: -12.3, CENTER: 0, RIGHT: 12.3 }[position]
      expect(ramp.sides.BOTTOM.middle.x - TOP.middle.x).toBeCloseTo(offset, 9)
    },
  )
})

describe('parts on one another (spec 1 §5)', () => {
  test.each`
    how                                     | x        | y    | rotation | overlaps
    ${'side by side, sharing an edge'}      | ${66.1}  | ${0} | ${0}     | ${false}
    ${'a fifth of an inch into each other'} | ${65.9}  | ${0} | ${0}     | ${false}
    ${'a quarter of an inch'}               | ${65.85} | ${0} | ${0}     | ${false}
    ${'half an inch into each other'}       | ${65.6}  | ${0} | ${0}     | ${true}
    ${'one inside the other'}               | ${5}     | ${5} | ${0}     | ${true}
    ${'a turned corner between edges'}      | ${75}    | ${0} | ${45}    | ${true}
    ${'a turned corner just outside'}       | ${80}    | ${0} | ${45}    | ${false}
  `('$how: $overlaps [placement-2]', ({ x, y, rotation, overlaps }) => {
    const a = placed(partOf('A', 'PPS55TL'))
    const b = placed(partOf('B', 'PPS55TL', { x, y }, rotation))
    expect(partsOverlap(a, b)).toBe(overlaps)
  })

  test('a part drawn twice lies on itself, also when it was known before', () => {
    const part = partOf('A', 'PPS55TL')
    expect(placeParts([part], p3g).overlaps).toEqual([])
    const { parts, overlaps } = placeParts([part, part], p3g)
    expect(new Set(parts).size).toBe(2)
    expect(overlaps).toEqual([['A', 'A']])
  })

  test.each([0, 45, 90, 135])(
    'turned by %s, a quarter of an inch into each other is still beside each other',
    (turn) => {
      for (const [x, y] of [
        [0, 0],
        [123.4, -77.7],
        [2000, 2000],
      ] as const) {
        const off = rotate({ x: 65.85, y: 0 }, turn)
        const a = placed(partOf('A', 'PPS55TL', { x, y }, turn))
        const b = placed(partOf('B', 'PPS55TL', { x: x + off.x, y: y + off.y }, turn))
        expect(partsOverlap(a, b)).toBe(false)
      }
    },
  )

  test('transitions may lie on system parts', () => {
    const { overlaps } = placeParts([partOf('A', 'PPS55TL'), partOf('t', 'PRLT')], p3g)
    expect(overlaps).toEqual([])
  })

  test('a part the catalogue does not hold is named, not lost', () => {
    const strange = { ...partOf('A', 'PPS55TL'), shortName: 'PPS99TL' }
    expect(placeParts([strange], p3g).unknown).toEqual([strange])
  })
})
