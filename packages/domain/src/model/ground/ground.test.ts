import { describe, expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import { rotate } from '../../base/geometry/point.ts'
import { groundOver } from './ground.ts'
import type { KnownBy, Spot } from './spot.ts'

const spot = (x: number, y: number, z: number, how: KnownBy = 'measured'): Spot => ({ x, y, z, how })
const square = (a: number, b: number, c: number, d: number): readonly Spot[] => [
  spot(0, 0, a),
  spot(100, 0, b),
  spot(100, 100, c),
  spot(0, 100, d),
]
const at = (x: number, y: number): Point => ({ x, y })
const box = (x: number, y: number, width: number, length: number): readonly Point[] => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + length),
  at(x, y + length),
]

describe('the ground between its spots', () => {
  test.each`
    ground                                           | spots                                                        | x      | y      | z
    ${'no spots: level at the datum'}                | ${[]}                                                        | ${50}  | ${50}  | ${0}
    ${'one spot: level'}                             | ${[spot(0, 0, -3)]}                                          | ${50}  | ${50}  | ${-3}
    ${'two spots: linear from one to the other'}     | ${[spot(0, 0, 0), spot(100, 0, -10)]}                        | ${25}  | ${40}  | ${-2.5}
    ${'two spots: level beyond them'}                | ${[spot(0, 0, 0), spot(100, 0, -10)]}                        | ${300} | ${0}   | ${-10}
    ${'all on a line: linear from one to the next'}  | ${[spot(0, 0, 0), spot(200, 0, -4), spot(100, 0, -10)]}      | ${150} | ${0}   | ${-7}
    ${'a plane'}                                     | ${square(0, -5, -15, -10)}                                   | ${50}  | ${20}  | ${-4.5}
    ${'three spots: linear in the triangle'}         | ${[spot(0, 0, 0), spot(100, 0, 0), spot(0, 100, -10)]}       | ${25}  | ${50}  | ${-5}
    ${'a ridge between equal corners stays a ridge'} | ${square(0, 10, 1, -10)}                                     | ${50}  | ${50}  | ${0.5}
    ${'and so it does over the other diagonal'}      | ${square(10, 0, -10, 1)}                                     | ${50}  | ${50}  | ${0.5}
    ${'both differ alike: the lower diagonal'}       | ${square(2, 0, 2, 0)}                                        | ${50}  | ${50}  | ${0}
    ${'outside: as the nearest place of the rim'}    | ${square(0, -5, -15, -10)}                                   | ${140} | ${20}  | ${-7}
    ${'outside a corner: as the corner'}             | ${square(0, -5, -15, -10)}                                   | ${140} | ${140} | ${-15}
    ${'read twice: the last reading'}                | ${[spot(0, 0, 5), ...square(0, 0, 0, 0), spot(0, 0, 1)]}     | ${0}   | ${0}   | ${1}
    ${'a kerb of two spots a hand apart'}            | ${[...square(0, 0, 0, 0), spot(99, 0, 6), spot(99, 100, 6)]} | ${99}  | ${50}  | ${6}
  `('$ground', ({ spots, x, y, z }) => {
    expect(groundOver(spots).heightAt(at(x, y))).toBeCloseTo(z, 9)
  })

  test.each([0, 45, 90, 180, 225, 270])('turned by %d degrees it is the same ground', (degrees) => {
    const turned = (spots: readonly Spot[]) => spots.map((one) => ({ ...one, ...rotate(one, degrees) }))
    for (const spots of [square(0, 10, 1, -10), square(2, 0, 2, 0), square(0, -5, -15, -10)])
      for (const place of [at(50, 50), at(20, 60), at(130, 10), at(0, 50)])
        expect(groundOver(turned(spots)).heightAt(rotate(place, degrees))).toBeCloseTo(
          groundOver(spots).heightAt(place),
          9,
        )
  })

  test('in whatever order the spots were read', () => {
    const spots = [...square(0, 10, 1, -10), spot(200, 0, 3), spot(200, 100, -4), spot(50, 170, 2)]
    for (const place of [at(50, 50), at(150, 30), at(60, 130)])
      expect(groundOver(spots.toReversed()).heightAt(place)).toBeCloseTo(groundOver(spots).heightAt(place), 9)
  })

  test.each`
    place                              | x      | y     | how
    ${'in a triangle of read corners'} | ${75}  | ${25} | ${'measured'}
    ${'in one with a corner judged'}   | ${25}  | ${75} | ${'estimated'}
    ${'on the edge of both'}           | ${50}  | ${50} | ${'estimated'}
    ${'on the rim'}                    | ${100} | ${50} | ${'measured'}
    ${'a step beside all spots'}       | ${101} | ${50} | ${'assumed'}
  `('a height is worth what the worst corner of its triangle is: $place', ({ x, y, how }) => {
    const spots = [spot(0, 0, 0), spot(100, 0, 5), spot(100, 100, 0), spot(0, 100, 9, 'estimated')]
    expect(groundOver(spots).readingAt(at(x, y)).how).toBe(how)
  })

  test('without spots, and beside a single one, it is assumed', () => {
    expect(groundOver([]).readingAt(at(0, 0))).toEqual({ z: 0, how: 'assumed' })
    expect(groundOver([spot(0, 0, -3)]).readingAt(at(9, 0))).toEqual({ z: -3, how: 'assumed' })
    expect(groundOver([spot(0, 0, -3)]).readingAt(at(0, 0))).toEqual({ z: -3, how: 'measured' })
  })
})

describe('the lowest ground within reach', () => {
  const falling = square(0, 0, -10, -10)
  test.each`
    where                                   | spots                                                          | x     | y      | reach | lowest
    ${'straight down the slope'}            | ${falling}                                                     | ${50} | ${40}  | ${36} | ${-7.6}
    ${'no lower than the lowest spot'}      | ${falling}                                                     | ${50} | ${90}  | ${36} | ${-10}
    ${'a hole between level spots'}         | ${[...square(0, 0, 0, 0), spot(50, 50, -8)]}                   | ${50} | ${20}  | ${36} | ${-8}
    ${'and the way into it'}                | ${[...square(0, 0, 0, 0), spot(50, 50, -8)]}                   | ${50} | ${0}   | ${25} | ${-4}
    ${'from beside the spots'}              | ${falling}                                                     | ${50} | ${-10} | ${36} | ${-2.6}
    ${'along a ditch that only edges show'} | ${[...square(0, 0, 0, 0), spot(0, 50, -8), spot(100, 50, -8)]} | ${50} | ${30}  | ${25} | ${-8}
  `('$where', ({ spots, x, y, reach, lowest }) => {
    expect(groundOver(spots).lowestWithin(at(x, y), reach)).toBeCloseTo(lowest, 6)
  })

  test('it is never higher than what lies on a fine grid within reach', () => {
    const spots = [...square(0, 12, 1, -10), spot(40, 30, 7), spot(70, 60, -9), spot(20, 80, 3)]
    const ground = groundOver(spots)
    for (const place of [at(50, 50), at(10, 20), at(95, 95), at(60, 30)]) {
      const lowest = ground.lowestWithin(place, 30)
      for (let x = -30; x <= 30; x += 1.5)
        for (let y = -30; y <= 30; y += 1.5)
          if (x * x + y * y <= 900)
            expect(ground.heightAt(at(place.x + x, place.y + y))).toBeGreaterThanOrEqual(lowest - 0.02)
    }
  })
})

describe('the ground under an outline', () => {
  const highest = (spots: readonly Spot[], outline: readonly Point[]) => {
    const ground = groundOver(spots)
    return Math.max(...ground.placesUnder(outline).map(ground.heightAt))
  }
  test('is highest at a corner, at a spot inside, or where an edge crosses', () => {
    expect(highest(square(0, 0, -10, -10), box(20, 20, 40, 40))).toBeCloseTo(-2, 9)
    expect(highest([...square(0, 0, 0, 0), spot(50, 50, 8)], box(20, 20, 60, 60))).toBe(8)
    expect(highest([...square(0, 0, 0, 0), spot(0, 50, 8), spot(100, 50, 8)], box(20, 20, 10, 60))).toBe(8)
  })

  test('falls as its steepest triangle does', () => {
    expect(groundOver(square(0, 0, -5, -5)).fallUnder(box(20, 20, 40, 40))).toBeCloseTo(1 / 20, 9)
    expect(groundOver(square(0, -4, -7, -3)).fallUnder(box(20, 20, 40, 40))).toBeCloseTo(1 / 20, 9)
    expect(groundOver([]).fallUnder(box(20, 20, 40, 40))).toBe(0)
    // Beside the spots, half over a slope that goes on there and half where it has ended.
    expect(groundOver(square(0, 5, 5, 0)).fallUnder(box(80, 120, 60, 40))).toBeCloseTo(1 / 20, 9)
    expect(groundOver([spot(0, 0, 0), spot(0, 100, -5)]).fallUnder(box(20, 20, 40, 40))).toBeCloseTo(
      1 / 20,
      9,
    )
  })
})

describe('a porch counts as ground', () => {
  const porch = { outline: box(0, 0, 96, 48), height: 14 }
  const ground = groundOver([spot(0, 0, 0), spot(200, 0, 0), spot(0, 200, -4), spot(200, 200, -4)], [porch])
  test('within its outline, and to its edge', () => {
    expect(ground.heightAt(at(50, 20))).toBe(14)
    expect(ground.heightAt(at(50, 48))).toBe(14)
    expect(ground.heightAt(at(50, 100))).toBeCloseTo(-2, 9)
  })

  test('and what lies beside it is found from on top', () => {
    expect(ground.lowestWithin(at(50, 46), 10)).toBeCloseTo(-1.12, 2)
    expect(ground.lowestWithin(at(50, 20), 10)).toBe(14)
  })
})
