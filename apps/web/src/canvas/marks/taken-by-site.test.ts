import { readSiteDescription } from '@ramp/formats'
import { expect, test } from 'vitest'
import { takenBySite } from './taken-by-site.ts'

const { site } = readSiteDescription({
  format: 'ramp-site/1',
  product: 'P3G',
  door: { at: { x: 0, y: 0 }, faces: 180, sill: 20 },
  lot: [
    { x: -200, y: -100 },
    { x: 200, y: -100 },
    { x: 200, y: 300 },
    { x: -200, y: 300 },
  ],
  obstacles: [
    {
      kind: 'fence',
      line: [
        { x: -100, y: 150 },
        { x: 100, y: 150 },
      ],
      thickness: 4,
    },
    {
      kind: 'lot-line',
      line: [
        { x: -150, y: 0 },
        { x: -50, y: 200 },
      ],
      thickness: 1,
    },
  ],
  destination: {
    name: 'driveway',
    edge: [
      { x: 150, y: 100 },
      { x: 150, y: 200 },
    ],
  },
})

const isTaken = (x: number, y: number): boolean =>
  takenBySite(site, 0.5).some(({ min, max }) => x >= min.x && x <= max.x && y >= min.y && y <= max.y)

test.each`
  place                                | x       | y      | taken
  ${'on the lot line'}                 | ${200}  | ${0}   | ${true}
  ${'on a fence'}                      | ${0}    | ${150} | ${true}
  ${'on a lot line known alone'}       | ${-100} | ${100} | ${true}
  ${'beside one that runs at a slant'} | ${-60}  | ${20}  | ${false}
  ${'on the edge of the driveway'}     | ${150}  | ${150} | ${true}
  ${'in the open'}                     | ${0}    | ${250} | ${false}
`('words over the drawing keep clear $place: $taken', ({ x, y, taken }) => {
  expect(isTaken(x, y)).toBe(taken)
})
