import type { Site } from '@ramp/domain'
import { expect, test } from 'vitest'
import { stopOf } from './stop-of.ts'

const site: Site = {
  doors: [],
  things: [
    { kind: 'house', name: 'house', at: { x: 0, y: 0 }, radius: 90 },
    { kind: 'tree', name: 'Maple', at: { x: 300, y: 0 }, radius: 9 },
    {
      kind: 'lot-line',
      name: 'Lot line',
      line: [
        { x: 0, y: 400 },
        { x: 90, y: 400 },
      ],
      thickness: 1,
    },
  ],
}

test.each([
  ['thing-0', 'House and yard'],
  ['thing-1', 'Obstacles'],
  ['thing-2', 'House and yard'],
  ['surface-0', 'Surfaces'],
  ['porch', 'House and yard'],
  ['lot', 'House and yard'],
  ['yard', 'House and yard'],
  ['destination', 'House and yard'],
] as const)('%s is in the section %s', (key, stop) => {
  expect(stopOf(site, key)).toBe(stop)
})
