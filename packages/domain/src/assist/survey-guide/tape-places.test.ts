import { expect, test } from 'vitest'
import type { Site } from '../../model/layout/site.ts'
import { houseCorners } from '../../model/places/house-walls.ts'
import { isSeenFrom, tapePlaces, wallOffset } from './tape-places.ts'

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]
const site: Site = {
  doors: [],
  things: [
    { kind: 'house', name: 'house', outline: box(0, 0, 400, 200) },
    { kind: 'house', name: 'garage', outline: box(500, 0, 100, 200) },
    { kind: 'tree', name: 'Maple', at: { x: 100, y: 300 }, radius: 12 },
  ],
}

test.each`
  what                            | corner | x      | y      | seen
  ${'before the wall'}            | ${4}   | ${200} | ${300} | ${true}
  ${'along the wall'}             | ${4}   | ${400} | ${200} | ${true}
  ${'from the back of the house'} | ${1}   | ${200} | ${300} | ${false}
  ${'behind the tree'}            | ${4}   | ${200} | ${400} | ${false}
  ${'across the garage'}          | ${3}   | ${700} | ${100} | ${false}
  ${'between the houses'}         | ${3}   | ${450} | ${100} | ${true}
`('a corner sees a place $what: $seen', ({ corner, x, y, seen }) => {
  const from = houseCorners(site)[corner - 1]
  if (!from) throw new Error('there is no such corner')
  expect(isSeenFrom(site, from.at, { x, y })).toBe(seen)
})

test.each`
  what                              | x      | y      | offset
  ${'before the wall of the house'} | ${150} | ${260} | ${['corner 4 of house', 'corner 3 of house', 150, 60]}
  ${'before the garage'}            | ${560} | ${-40} | ${['corner 2 of garage', 'corner 1 of garage', 40, 40]}
  ${'square before no wall'}        | ${450} | ${300} | ${null}
`('from a wall a place $what is found by $offset', ({ x, y, offset }) => {
  const found = wallOffset(site, { x, y })
  expect(found && [...found.corners.map(({ name }) => name), found.along, found.out]).toEqual(offset)
})

test.each([
  ['one door', [undefined], ['left door jamb', 'right door jamb']],
  ['one door with a name', ['Back door'], ['left door jamb', 'right door jamb']],
  [
    'several doors',
    [undefined, 'Back door'],
    [
      'left jamb of door 1',
      'right jamb of door 1',
      'left jamb of the back door',
      'right jamb of the back door',
    ],
  ],
])('of %s a jamb says which it is', (_, names, jambs) => {
  const doors = names.map((name, place) => ({
    id: `door-${place + 1}` as const,
    sill: 20,
    stepDown: 0,
    at: { x: 100 * place, y: 200 },
    ...(name !== undefined && { name }),
  }))
  expect(tapePlaces({ doors }).map(({ name }) => name)).toEqual(jambs)
})
