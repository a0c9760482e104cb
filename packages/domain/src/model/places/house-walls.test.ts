import { expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import type { Site, SiteThing } from '../layout/site.ts'
import {
  cornersBeside,
  doorAlong,
  doorNear,
  facedHouse,
  houseCorners,
  houseWalls,
  wallOfDoor,
} from './house-walls.ts'

const p = (x: number, y: number): Point => ({ x, y })
const box = [p(100, 0), p(580, 0), p(580, 336), p(100, 336)]
const GARAGE = [p(650, 0), p(750, 0), p(750, 100), p(650, 100)]
const house = (outline: readonly Point[], name = 'house'): SiteThing => ({ kind: 'house', name, outline })
const site: Site = { doors: [], things: [house(box)] }

test('corners of a house are numbered as they were drawn; with two houses they say whose they are', () => {
  expect(houseCorners(site).map(({ name }) => name)).toEqual(['corner 1', 'corner 2', 'corner 3', 'corner 4'])
  const same: Site = { doors: [], things: [house(box), house(box)] }
  expect(new Set(houseCorners(same).map(({ name }) => name)).size).toBe(8)
  expect(houseCorners(same)[4]?.name).toBe('corner 1 of house 2')
  const two: Site = { doors: [], things: [house(box), house(box, 'garage')] }
  expect(houseCorners(two)[4]).toEqual({ at: p(100, 0), name: 'corner 1 of garage', number: 1 })
})

test.each([
  ['thing-1', ['corner 1', 'corner 2', 'corner 3', 'corner 4'].map((name) => `${name} of garage`)],
  ['thing-2', ['corner 1', 'corner 2', 'corner 3', 'corner 4'].map((name) => `${name} of house`)],
] as const)('a house is not placed by its own corners: %s', (key, names) => {
  const tree: SiteThing = { kind: 'tree', name: 'Maple', at: p(0, 0), radius: 9 }
  const two: Site = { doors: [], things: [tree, house(box), house(box, 'garage')] }
  expect(cornersBeside(two, key).map(({ name }) => name)).toEqual(names)
  expect(cornersBeside(two, 'thing-0')).toHaveLength(8)
})

test.each([
  ['clockwise', box],
  ['counterclockwise', box.toReversed()],
])('a wall has its left corner on the left for who is outside: drawn %s', (_, outline) => {
  const front = houseWalls({ doors: [], things: [house(outline)] }).find(({ faces }) => faces === 180)
  expect([front?.left.at, front?.right.at]).toEqual([p(100, 336), p(580, 336)])
  const left = houseWalls({ doors: [], things: [house(outline)] }).find(({ faces }) => faces === 270)
  expect([left?.left.at, left?.right.at]).toEqual([p(100, 0), p(100, 336)])
})

test.each([
  ['in the front wall', p(200, 336), 100, 380],
  ['in the right wall, which runs away from who looks at it', p(580, 300), 36, 300],
  ['a sixteenth off its wall', p(200, 336.0625), 100, 380],
])('a door %s is so far from the corners of its wall', (_, at, fromLeft, fromRight) => {
  expect(wallOfDoor(site, { at })).toMatchObject({ fromLeft, fromRight })
})

test('a door that is in no wall has no distance from a corner', () => {
  expect(wallOfDoor(site, { at: p(200, 360) })).toBeNull()
  expect(wallOfDoor(site, {})).toBeNull()
})

test('a door slides along the walls to where it is dragged, and around a corner into the next one', () => {
  expect(doorNear(site, p(300, 350))).toEqual({ at: p(300, 336), faces: 180 })
  expect(doorNear(site, p(640, 120))).toEqual({ at: p(580, 120), faces: 90 })
  expect(doorNear({ doors: [] }, p(3, 4))).toEqual({ at: p(3, 4), faces: 180 })
})

test('a door by its distance from the left corner', () => {
  const [front] = houseWalls(site).filter(({ faces }) => faces === 180)
  expect(front && doorAlong(front, 150)).toEqual({ at: p(250, 336), faces: 180 })
})

test.each([
  ['the house of the door, whatever was drawn first', [{ at: p(200, 336), faces: 180 }], box, 180],
  [
    'the house of the first door that is in a wall',
    [{ at: p(0, 900) }, { at: p(580, 100), faces: 90 }],
    box,
    90,
  ],
  ['the facing of the wall of a door that has none', [{ at: p(100, 100) }], box, 270],
  ['the largest house where no door is in a wall', [{ at: p(0, 900), faces: 0 }], box, 0],
  ['the largest house where there is no door', [], box, 180],
  ['the house of its door, though another is larger', [{ at: p(700, 100), faces: 180 }], GARAGE, 180],
] as const)('a lot is measured to %s', (_, doors, outline, faces) => {
  const two: Site = {
    doors: doors.map((door, place) => ({ id: `door-${place + 1}` as const, sill: 20, stepDown: 0, ...door })),
    things: [house(GARAGE, 'garage'), house(box)],
  }
  expect(facedHouse(two)).toEqual({ house: outline, faces })
  expect(facedHouse({ doors: [] })).toBeNull()
})
