import { expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import type { Footing, Site } from '../layout/site.ts'
import { type MeasuringPoint, measuringPoints, pointFor } from './measured-from.ts'
import { type MeasuresChange, measuresOf, withMeasures } from './measures.ts'

const p = (x: number, y: number): Point => ({ x, y })
const box = (x: number, y: number, width: number, depth: number) => [
  p(x, y),
  p(x + width, y),
  p(x + width, y + depth),
  p(x, y + depth),
]
const facing = (faces: 0 | 90 | 180 | 270): Site => ({
  doors: [{ id: 'door-1', sill: 20, stepDown: 0, at: p(200, 100), faces }],
  things: [{ kind: 'house', name: 'house', outline: box(100, 0, 300, 100) }],
})

const from = (site: Site, name: string): MeasuringPoint => {
  const found = measuringPoints(site).find((one) => one.name === name)
  if (!found) throw new Error(`No measuring point ${name}`)
  return found
}
const atDoor = (faces: 0 | 90 | 180 | 270) => from(facing(faces), 'door')

test('positions are measured from doors, corners of houses and the drawing', () => {
  expect(measuringPoints(facing(180)).map(({ name }) => name)).toEqual([
    'door',
    'corner 1',
    'corner 2',
    'corner 3',
    'corner 4',
    'drawing',
  ])
  const two = facing(180)
  const named: Site = { ...two, doors: two.doors.map((door) => ({ ...door, name: 'Back door' })) }
  expect(measuringPoints(named)[0]?.name).toBe('back door')
  expect(measuringPoints({ doors: [] }).map(({ name }) => name)).toEqual(['drawing'])
})

test.each([
  [180, p(248, 172), 48, 72],
  [90, p(272, 52), 48, 72],
  [0, p(152, 28), 48, 72],
  [270, p(128, 148), 48, 72],
] as const)('a tree 4 ft to the right and 6 ft out of a door that faces %i', (faces, at, right, out) => {
  expect(measuresOf({ at, radius: 9 }, atDoor(faces))).toEqual({ kind: 'round', diameter: 18, right, out })
})

test('a box is read by its center and its near side, also from a corner and behind it', () => {
  const footing = { outline: box(300, 150, 40, 20) }
  expect(measuresOf(footing, atDoor(180))).toMatchObject({
    right: 120,
    out: 50,
    width: 40,
    depth: 20,
    isRectangle: true,
  })
  expect(measuresOf(footing, from(facing(180), 'corner 4'))).toMatchObject({ right: 220, out: 50 })
  expect(measuresOf({ outline: box(300, 10, 40, 20) }, atDoor(180))).toMatchObject({ right: 120, out: -70 })
})

test.each<[string, Footing, MeasuresChange, Footing]>([
  ['right of a circle', { at: p(248, 172), radius: 9 }, { right: 60 }, { at: p(260, 172), radius: 9 }],
  ['the diameter', { at: p(248, 172), radius: 9 }, { diameter: 24 }, { at: p(248, 172), radius: 12 }],
  [
    'the place of a box',
    { outline: box(300, 150, 40, 20) },
    { right: 20, out: 8 },
    { outline: box(200, 108, 40, 20) },
  ],
  [
    'the width, about the center',
    { outline: box(300, 150, 40, 20) },
    { width: 60 },
    { outline: box(290, 150, 60, 20) },
  ],
  [
    'the depth, from the near side',
    { outline: box(300, 150, 40, 20) },
    { depth: 30 },
    { outline: box(300, 150, 40, 30) },
  ],
  [
    'a place behind the wall',
    { outline: box(300, 150, 40, 20) },
    { out: -10 },
    { outline: box(300, 70, 40, 20) },
  ],
  [
    'one end of a line',
    { line: [p(0, 200), p(96, 200)], thickness: 4 },
    { point: { index: 1, right: 100 } },
    { line: [p(0, 200), p(300, 200)], thickness: 4 },
  ],
  [
    'the thickness of a line',
    { line: [p(0, 200), p(96, 200)], thickness: 4 },
    { thickness: 8 },
    { line: [p(0, 200), p(96, 200)], thickness: 8 },
  ],
])('typing %s', (_, before, change, after) => {
  expect(withMeasures(before, atDoor(180), change)).toEqual(after)
})

test.each([
  ['out of the wall', box(300, 150, 40, 20), 50],
  ['at the wall, out of it', box(300, 100, 40, 20), 0],
  ['behind the wall, up to it', box(300, 0, 40, 100), 0],
  ['a hair before the wall', box(300, 100 - 1e-9, 40, 20), 0],
  ['behind the wall', box(300, 10, 40, 20), -70],
  ['over the line of the wall', box(300, 80, 40, 60), -20],
])('typing what a box %s says changes nothing', (_, outline, out) => {
  const measures = measuresOf({ outline }, atDoor(180))
  expect(measures.kind === 'box' && measures.out).toBeCloseTo(out, 6)
  const typed = withMeasures({ outline }, atDoor(180), { out })
  expect('outline' in typed && typed.outline[0]?.y).toBeCloseTo(outline[0]?.y ?? 0, 6)
})

test.each([
  ['a box at the wall, to behind it', box(300, 100, 40, 20), -10, 70],
  ['a box behind, to out of the wall', box(300, 0, 40, 100), 10, 110],
  ['a box over the line, a little', box(300, 80, 40, 60), -10, 90],
  ['a box over the line, to all behind it', box(300, 80, 40, 60), -70, -30],
  ['a box over the line, to all before it', box(300, 80, 40, 60), 0, 100],
])('typing how far out moves %s, and it reads so', (_, outline, out, top) => {
  const typed = withMeasures({ outline }, atDoor(180), { out })
  expect('outline' in typed && typed.outline[0]?.y).toBe(top)
  expect(measuresOf(typed, atDoor(180))).toMatchObject({ out })
})

test.each([
  ['a slanted outline', [p(0, 0), p(40, 10), p(30, 50), p(-10, 40)], false],
  ['an L', [p(0, 0), p(40, 0), p(40, 20), p(20, 20), p(20, 40), p(0, 40)], false],
  ['two corners that are swapped', [p(0, 0), p(40, 20), p(40, 0), p(0, 20)], false],
  ['a rectangle with its first corner repeated', [p(0, 0), p(40, 0), p(40, 20), p(0, 20), p(0, 0)], true],
  ['a rectangle walked from its last corner', [p(0, 20), p(40, 20), p(40, 0), p(0, 0)], true],
])('%s has a size to type: %#', (_, outline, isRectangle) => {
  expect(measuresOf({ outline }, atDoor(180))).toMatchObject({ isRectangle })
})

test('a line says how long it is', () => {
  expect(measuresOf({ line: [p(200, 100), p(200, 196), p(248, 196)], thickness: 4 }, atDoor(180))).toEqual({
    kind: 'line',
    points: [
      { right: 0, out: 0 },
      { right: 0, out: 96 },
      { right: 48, out: 96 },
    ],
    length: 144,
    thickness: 4,
  })
})

test('typing the length of a line moves its second point', () => {
  const line = { line: [p(200, 100), p(200, 196)], thickness: 4 }
  expect(withMeasures(line, atDoor(180), { length: 144 })).toMatchObject({ line: [p(200, 100), p(200, 244)] })
})

test.each([
  ['thing-0', 'door', 'drawing'],
  ['thing-0', 'corner 2', 'drawing'],
  ['lot', 'door', 'drawing'],
  ['yard', 'corner 2', 'drawing'],
  ['porch', 'door', 'door'],
  ['surface-0', 'corner 2', 'corner 2'],
] as const)('%s, measured from the %s, is measured from the %s', (key, name, measured) => {
  const site = facing(180)
  expect(pointFor(site, key, from(site, name)).name).toBe(measured)
})
