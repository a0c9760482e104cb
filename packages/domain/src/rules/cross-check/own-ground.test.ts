import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groundOver } from '../../model/ground/ground.ts'
import type { Spot } from '../../model/ground/spot.ts'
import type { Site } from '../../model/layout/site.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { ownGround } from './own-ground.ts'

const quarter = fc.integer({ min: -80, max: 80 }).map((quarters) => quarters / 4)
const anywhere = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) })
/** Near the height of the porch below, where a reading within its outline was taken on it. */
const nearPorch = fc.constantFrom(13.25, 13.5, 14, 14.5, 14.75)
/** Spots as surveys have them: on a grid of half a foot, some in a row, some on one circle. */
const spots = fc.array(
  fc
    .record({ at: anywhere, z: fc.oneof(quarter, nearPorch) })
    .map(({ at, z }): Spot => ({ x: at.x * 6, y: at.y * 6, z, how: 'measured' })),
  { maxLength: 30 },
)
const place = fc.record({
  x: fc.double({ min: -60, max: 300, noNaN: true }),
  y: fc.double({ min: -60, max: 300, noNaN: true }),
})
const porch = {
  outline: [
    { x: 30, y: 30 },
    { x: 90, y: 30 },
    { x: 90, y: 60 },
    { x: 30, y: 60 },
  ],
  height: 14,
  use: 'over',
} as const

test('the cross-check reads the ground as the first one does, by another way', () => {
  fc.assert(
    fc.property(spots, fc.array(place, { maxLength: 10 }), fc.boolean(), (ground, places, hasPorch) => {
      const site: Site = { doors: [], ground, ...(hasPorch && { porch }) }
      const [own, first] = [ownGround(site), groundOf(site)]
      for (const at of [...places, ...ground.slice(0, 5)])
        expect(own(at)).toBeCloseTo(first?.heightAt(at) ?? 0, 6)
    }),
    { numRuns: 300 },
  )
})

type Place = { readonly x: number; readonly y: number }
const spotsOf = (...given: readonly (readonly [number, number, number])[]): Spot[] =>
  given.map(([x, y, z]) => ({ x, y, z, how: 'measured' }))
const grid = (...rows: readonly (readonly number[])[]): Spot[] =>
  spotsOf(...rows.flatMap((row, j) => row.map((z, i) => [i * 60, j * 60, z] as const)))
/** All of them on one circle of 65 in. */
const ring = (...heights: readonly number[]): Spot[] => {
  const around = [[65, 0], [60, 25], [52, 39], [39, 52], [25, 60], [0, 65], [-25, 60], [-39, 52], [-52, 39], [-60, 25], [-65, 0], [-60, -25], [-39, -52], [0, -65], [39, -52], [60, -25]] // biome-ignore format: a circle
  return spotsOf(
    ...heights.flatMap((z, index) => {
      const [x, y] = around[index] ?? []
      return x === undefined || y === undefined ? [] : [[x, y, z] as const]
    }),
  )
}
/** Places within the spots, on their rim, and all around them. */
const placesOver = (spots: readonly Place[]): Place[] => {
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...spots.map(({ x }) => x)), Math.max(...spots.map(({ y }) => y))]
  const steps = [-0.3, 0, 0.1, 0.26, 0.4, 0.5, 0.62, 0.75, 0.9, 1, 1.3]
  return steps.flatMap((across) =>
    steps.map((down) => ({ x: left + across * (right - left), y: top + down * (bottom - top) })),
  )
}

describe('both ways of reading give one ground', () => {
  test.each`
    over                                                       | spots
    ${'nothing'}                                               | ${[]}
    ${'one spot'}                                              | ${spotsOf([12, 6, -3])}
    ${'two spots'}                                             | ${spotsOf([0, 0, 4], [96, 24, -8])}
    ${'two readings of one spot'}                              | ${spotsOf([0, 0, 4], [96, 24, -8], [96, 24.005, 2])}
    ${'two spots a hand apart'}                                | ${spotsOf([0, 0, 0], [0, 4, 6], [96, 24, -8])}
    ${'a row, not from end to end'}                            | ${spotsOf([40, 20, 9], [0, 0, 0], [120, 60, -6], [80, 40, 2])}
    ${'a row that is off its line by less than it is read'}    | ${spotsOf([0, 0, 0], [60, 0.04, 9], [120, 0, -6])}
    ${'a row that is a thin triangle'}                         | ${spotsOf([0, 0, 0], [60, 0.2, 9], [120, 0, -6])}
    ${'three spots'}                                           | ${spotsOf([0, 0, 0], [100, 0, 6], [20, 90, -9])}
    ${'three spots, walked the other way'}                     | ${spotsOf([0, 0, 0], [20, 90, -9], [100, 0, 6])}
    ${'a square that falls over one diagonal'}                 | ${grid([0, 10], [-10, 1])}
    ${'a square that falls over the other'}                    | ${grid([10, 0], [1, -10])}
    ${'a square with a ditch or a ridge: the ditch'}           | ${grid([2, 0], [0, 2])}
    ${'the same, turned'}                                      | ${grid([0, 2], [2, 0])}
    ${'a square with two spots on its sides'}                  | ${[...grid([0, 5], [-5, 8]), ...spotsOf([30, 0, 9], [0, 40, -7])]}
    ${'a square with several spots on one side, in any order'} | ${[...grid([0, 5], [-5, 8]), ...spotsOf([45, 0, 9], [15, 0, -7], [30, 0, 2])]}
    ${'a square with a hole'}                                  | ${[...grid([0, 5], [-5, 8]), ...spotsOf([30, 30, -12])]}
    ${'a grid of nine'}                                        | ${grid([0, 4, 2], [-3, 7, 1], [5, -6, 0])}
    ${'a grid of twelve'}                                      | ${grid([0, 4, 2, -2], [-3, 7, 1, 6], [5, -6, 0, 3])}
    ${'a grid of nine with one more beside its middle'}        | ${[...grid([0, 4, 2], [-3, 7, 1], [5, -6, 0]), ...spotsOf([70, 65, 9])]}
    ${'five on a circle'}                                      | ${ring(0, 4, -2, 9, 3)}
    ${'six on a circle'}                                       | ${ring(3, 0, 4, -2, 9, 3)}
    ${'eight on a circle'}                                     | ${ring(1, 6, 0, 4, -2, 9, 3, -5)}
    ${'sixteen on a circle'}                                   | ${ring(1, 6, 0, 4, -2, 9, 3, -5, 2, 8, -1, 7, 5, -4, 10, -3)}
    ${'sixteen on a circle around a hole'}                     | ${[...ring(1, 6, 0, 4, -2, 9, 3, -5, 2, 8, -1, 7, 5, -4, 10, -3), ...spotsOf([3, 4, -20])]}
  `('over $over', ({ spots }: { readonly spots: readonly Spot[] }) => {
    const [own, first] = [ownGround({ doors: [], ground: spots }), groundOver(spots)]
    for (const at of [...placesOver(spots.length > 0 ? spots : [{ x: 0, y: 0 }]), ...spots])
      expect(own(at)).toBeCloseTo(first.heightAt(at), 5)
  })
})

test('a reading on the top of the porch says nothing of the ground beside it', () => {
  const ground: readonly Spot[] = [
    { x: 40, y: 40, z: 13.75, how: 'measured' },
    { x: 0, y: 0, z: -2, how: 'measured' },
  ]
  const own = ownGround({ doors: [], ground, porch })
  expect([own({ x: 60, y: 45 }), own({ x: 100, y: 45 })]).toEqual([14, -2])
})
