import { expect, test } from 'vitest'
import { labelPlaces } from './label-places.ts'

const spots = (...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => ({ at: { x, y }, words: '−1 1/2″', mustShow: false }))

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
