import { DRAWING, type MeasuringPoint, type SiteMeasures } from '@ramp/domain'
import { expect, test } from 'vitest'
import { measuresText, measuringHint, placeLabels, spotLabels } from './measure-words.ts'

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
    `24'-0" long, point 1 2'-0" from left edge, 3'-0" from top edge`,
  ],
  [
    { kind: 'box', width: 480, depth: 336, isRectangle: true, right: 576, out: 0 },
    DRAWING,
    `40'-0" x 28'-0", center 48'-0" from left edge, near side 0" from top edge`,
  ],
  [
    { kind: 'box', width: 480, depth: 336, isRectangle: true, right: -24, out: -120 },
    DRAWING,
    `40'-0" x 28'-0", center 2'-0" left of left edge, near side 10'-0" above top edge`,
  ],
  [
    { kind: 'round', diameter: 36, right: 24, out: -12 },
    DRAWING,
    `3'-0" dia., center 2'-0" from left edge, 1'-0" above top edge`,
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

test.each([
  [door, { right: 'Right of door', out: 'Out from wall' }],
  [corner, { right: 'Right of corner 2', out: 'Out from corner 2' }],
  [DRAWING, { right: 'From left edge', out: 'From top edge' }],
])('fields of a spot say from where: %#', (from, labels) => {
  expect(spotLabels(from)).toEqual(labels)
})

test.each([
  [door, 'As seen from outside. Left and behind are negative.'],
  [corner, 'On the drawing, right runs to the right and out runs down. Left and behind are negative.'],
  [
    { ...corner, right: { x: 0, y: -1 }, out: { x: 1, y: 0 } },
    'On the drawing, right runs up and out runs to the right. Left and behind are negative.',
  ],
  [DRAWING, null],
])('where positions are measured from, it says which way: %#', (from, words) => {
  expect(measuringHint(from)).toBe(words)
})
