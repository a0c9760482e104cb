import type { Site } from '@ramp/domain'
import { textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { drawPlace } from './draw-place.ts'
import { drawSpots } from './draw-spots.ts'
import { labelPlaces } from './label-places.ts'

const spots = (...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => ({ at: { x, y }, words: '-1 1/2"', mustShow: false }))

/** Which way the words of each spot stand; a dash where there are none. */
const sides = (labels: ReturnType<typeof spots>, scale: number): string =>
  labelPlaces(labels, scale)
    .map((place) =>
      place === null
        ? '-'
        : place.dy < 0
          ? 'above'
          : place.dy > 0
            ? 'below'
            : place.dx > 0
              ? 'right'
              : 'left',
    )
    .join(' ')

test.each`
  spots                                              | scale  | words
  ${spots([0, 0], [100, 0])}                         | ${1}   | ${'right right'}
  ${spots([0, 0], [100, 0])}                         | ${0.5} | ${'left right'}
  ${spots([0, 0], [40, 0], [80, 0])}                 | ${0.5} | ${'left above right'}
  ${spots([0, 0], [0, 30])}                          | ${0.5} | ${'right left'}
  ${spots([0, 0], [4, 0], [8, 0], [12, 0], [16, 0])} | ${0.5} | ${'left above right below -'}
`('spots at $scale pixels of an inch have their words $words', ({ spots, scale, words }) => {
  expect(sides(spots, scale)).toBe(words)
})

test('the spot that is worked on has its words, whatever lies there', () => {
  const labels = spots([0, 0], [1, 0], [2, 0], [3, 0], [4, 0]).map((one, index) => ({
    ...one,
    mustShow: index === 2,
  }))
  expect(labelPlaces(labels, 0.5)[2]).not.toBeNull()
})

test('words of a spot keep off other words that stand beside it', () => {
  const right = { min: { x: 10, y: -5 }, max: { x: 60, y: 5 } }
  const left = { min: { x: -60, y: -5 }, max: { x: -10, y: 5 } }
  const dx = (...others: (typeof right)[]) => labelPlaces(spots([0, 0]), 0.3, others)[0]?.dx ?? Number.NaN
  expect(dx()).toBeGreaterThan(0)
  expect(dx(right)).toBeLessThan(-10)
  expect(labelPlaces(spots([0, 0]), 0.3, [right, left])[0]).toMatchObject({ dy: expect.any(Number) })
  expect(labelPlaces(spots([0, 0]), 0.3, [right, left])[0]?.dy).toBeLessThan(0)
})

test.each([0.2, 0.3, 0.5, 1])(
  'at %d pixels of an inch no height covers what an obstacle is called',
  (scale) => {
    const site: Site = {
      doors: [],
      things: [{ kind: 'gas-meter', name: 'Gas meter', at: { x: 100, y: 100 }, radius: 10, clearance: 36 }],
      ground: [60, 90, 120].map((x) => ({ x, y: 190, z: -2.5, how: 'measured' })),
    }
    const view = { scale, left: 0, top: 0 }
    const words = textsOf(drawPlace(site), view)
    const heights = textsOf(drawSpots(site, { scale }), view)
    expect(words.length).toBe(2)
    const covered = heights.filter(({ extent: a }) =>
      words.some(
        ({ extent: b }) => a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y,
      ),
    )
    expect(covered).toEqual([])
  },
)
