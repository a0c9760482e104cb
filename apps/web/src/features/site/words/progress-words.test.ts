import type { OutlineUse } from '@ramp/editor'
import { expect, test } from 'vitest'
import { progressWords } from './progress-words.ts'

const LOT: OutlineUse = { kind: 'lot' }

test.each<[number, OutlineUse, string]>([
  [0, LOT, 'Tap the corners of the lot.'],
  [1, LOT, '1 corner. Tap the next corner.'],
  [2, LOT, '2 corners. Tap the next corner.'],
  [3, LOT, '3 corners. Tap the first one to close.'],
  [0, { kind: 'porch', height: 16, use: 'start' }, 'Draw the porch: tap its corners.'],
  [1, { kind: 'destination-edge', name: 'driveway' }, 'Tap the other end.'],
])('after %i: %s', (corners, of, words) => {
  expect(progressWords('lot', corners, of)).toBe(words)
})
