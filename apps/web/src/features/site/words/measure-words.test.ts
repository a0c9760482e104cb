import { DRAWING, type MeasuringPoint, type SiteMeasures } from '@ramp/domain'
import { expect, test } from 'vitest'
import { measuresText, placeLabels } from './measure-words.ts'

const door: MeasuringPoint = { ...DRAWING, key: 'door-1', kind: 'door', name: 'door' }
const corner: MeasuringPoint = { ...DRAWING, key: 'corner-1', kind: 'corner', name: 'corner 2' }

test.each<[SiteMeasures, MeasuringPoint, string]>([
  [{ kind: 'round', diameter: 36, right: 120, out: 60 }, door, `3'-0" dia., 10'-0" right of door, 5'-0" out`],
  [
    { kind: 'box', width: 60, depth: 72, isRectangle: true, right: -96, out: -30 },
    corner,
    `5'-0" x 6'-0", 8'-0" left of corner 2, 2'-6" behind`,
  ],
  [
    { kind: 'box', width: 84, depth: 60, isRectangle: true, right: 0, out: 0 },
    door,
    `7'-0" x 5'-0", centered at door, at the wall`,
  ],
  [
    { kind: 'line', points: [{ right: 24, out: 36 }], length: 288, thickness: 4 },
    DRAWING,
    `24'-0" long, 2'-0" from left, 3'-0" from top`,
  ],
])('%#: what something is and where, in a few words', (measures, from, words) => {
  expect(measuresText(measures, from)).toBe(words)
})

test.each([
  [door, { right: 'Center, right of door', out: 'Near side, out from wall' }],
  [corner, { right: 'Center, right of corner 2', out: 'Near side, out from corner 2' }],
  [DRAWING, { right: 'Center, from left edge', out: 'Near side, from top edge' }],
])('fields say what is measured and from where: %#', (from, labels) => {
  expect(placeLabels('box', from)).toEqual(labels)
})

test('a circle is measured to its center, a line to its points', () => {
  expect(placeLabels('round', door).out).toBe('Center, out from wall')
  expect(placeLabels('Point 2', door).right).toBe('Point 2, right of door')
})
