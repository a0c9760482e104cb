import type { Point, Site } from '@ramp/domain'
import { expect, test } from 'vitest'
import { knownHouse, knownPorch } from './known-facts.ts'

const p = (x: number, y: number): Point => ({ x, y })
const GARAGE = [p(600, 0), p(840, 0), p(840, 240), p(600, 240)]
const HOUSE = [p(0, 0), p(480, 0), p(480, 336), p(0, 336)]
const L_SHAPED = [p(0, 0), p(480, 0), p(480, 336), p(240, 336), p(240, 200), p(0, 200)]
const withDoor = (at: Point | undefined, house = HOUSE): Site => ({
  doors: [{ id: 'door-1', sill: 20, stepDown: 0, faces: 180, ...(at && { at }) }],
  things: [
    { kind: 'house', name: 'garage', outline: GARAGE },
    { kind: 'house', name: 'house', outline: house },
  ],
})
const NOTHING = { along: null, deep: null, fromLeft: null }

test.each([
  ['a door in the wall of the house drawn second', withDoor(p(120, 336)), [`40'-0"`, `28'-0"`, `10'-0"`]],
  ['a door in the wall of the garage', withDoor(p(660, 240)), [`20'-0"`, `20'-0"`, `5'-0"`]],
  [
    'a door in the short wall of an L, from the corner of its own wall',
    withDoor(p(360, 336), L_SHAPED),
    [`40'-0"`, `28'-0"`, `10'-0"`],
  ],
])('of %s its house is known', (_, site, [along, deep, fromLeft]) => {
  expect(knownHouse(site)).toEqual({ along, deep, fromLeft })
})

test.each([
  ['a door in no wall', withDoor(p(120, 500))],
  ['a door without a place', withDoor(undefined)],
  ['no door', { ...withDoor(undefined), doors: [] }],
])('of %s no house is known', (_, site) => {
  expect(knownHouse(site)).toEqual(NOTHING)
})

test('the size of the porch is filled in as the door sees it', () => {
  const porch = { outline: [p(0, 0), p(96, 0), p(96, 60), p(0, 60)], height: 14, use: 'start' } as const
  const site: Site = {
    doors: [{ id: 'door-1', at: p(0, 30), faces: 90, sill: 20, stepDown: 0 }],
    porch,
  }
  expect(knownPorch(site)).toEqual({ along: `5'-0"`, deep: `8'-0"` })
  expect(knownPorch({ ...site, doors: [] })).toEqual({ along: null, deep: null })
})
