import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groundOver } from '../ground/ground.ts'
import type { Spot } from '../ground/spot.ts'
import { ownGround } from './own-ground.ts'

const quarter = fc.integer({ min: -80, max: 80 }).map((quarters) => quarters / 4)
const anywhere = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) })
/** Spots as surveys have them: on a grid of half a foot, some in a row, some on one circle. */
const spots = fc.array(
  fc
    .record({ at: anywhere, z: quarter })
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

test('the second count reads the ground as the first one does, by another way', () => {
  fc.assert(
    fc.property(spots, fc.array(place, { maxLength: 10 }), fc.boolean(), (ground, places, hasPorch) => {
      const own = ownGround({ doors: [], ground, ...(hasPorch && { porch }) })
      const first = groundOver(ground, hasPorch ? [porch] : [])
      for (const at of [...places, ...ground.slice(0, 5)]) expect(own(at)).toBeCloseTo(first.heightAt(at), 6)
    }),
    { numRuns: 300 },
  )
})
