import { expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import type { DoorFacing, Site } from '../../model/layout/site.ts'
import { setSite } from '../site-edits.ts'
import { changeFooting } from './move-place.ts'

const p = (x: number, y: number): Point => ({ x, y })
const box = (x: number, y: number, width: number, depth: number) => [
  p(x, y),
  p(x + width, y),
  p(x + width, y + depth),
  p(x, y + depth),
]
const HOUSE = box(100, 100, 200, 200)
const withDoor = (at: Point, faces: DoorFacing): Site => ({
  doors: [{ id: 'door-1', sill: 20, stepDown: 0, at, faces, width: 36 }],
  things: [{ kind: 'house', name: 'house', outline: HOUSE }],
})
const resized = (site: Site, outline: readonly Point[]): Site =>
  changeFooting('thing-0', { outline })(setSite(site)(newLayout('P3G'))).site

test.each<[string, Point, DoorFacing, readonly Point[], Point, DoorFacing]>([
  ['in the front wall, which moves out', p(200, 300), 180, box(100, 100, 200, 250), p(200, 350), 180],
  ['in the right wall, which moves out', p(300, 200), 90, box(100, 100, 260, 200), p(360, 200), 90],
  ['in the left wall, which moves in', p(100, 200), 270, box(150, 100, 150, 200), p(150, 200), 270],
  ['in the back wall, whose left corner moves', p(200, 100), 0, box(100, 100, 260, 200), p(260, 100), 0],
  [
    'in the front wall, whose right corner moves',
    p(200, 300),
    180,
    box(100, 100, 260, 200),
    p(200, 300),
    180,
  ],
  ['in a wall that becomes too short', p(250, 300), 180, box(100, 100, 120, 200), p(202, 300), 180],
  ['nearer to its corner than it is wide', p(290, 300), 180, box(100, 100, 120, 200), p(210, 300), 180],
  [
    'in a wall that stays',
    p(200, 300),
    180,
    [p(100, 40), p(300, 40), p(300, 300), p(100, 300)],
    p(200, 300),
    180,
  ],
  [
    'in the wall of a house that gets a corner behind',
    p(200, 300),
    180,
    [p(100, 100), p(200, 60), p(300, 100), p(300, 300), p(100, 300)],
    p(200, 300),
    180,
  ],
  [
    'in the wall of a house that gets a corner, and its wall moves',
    p(200, 300),
    180,
    [p(100, 100), p(200, 60), p(300, 100), p(300, 350), p(100, 350)],
    p(200, 350),
    180,
  ],
  ['of another place, in no wall', p(500, 500), 180, box(100, 100, 200, 250), p(500, 500), 180],
])('a door %s, as far from the left corner as before', (_, at, faces, outline, place, facing) => {
  expect(resized(withDoor(at, faces), outline).doors[0]).toMatchObject({ at: place, faces: facing })
  const site = withDoor(at, faces)
  const reversed: Site = { ...site, things: [{ kind: 'house', name: 'house', outline: HOUSE.toReversed() }] }
  expect(resized(reversed, outline.toReversed()).doors[0]).toMatchObject({ at: place, faces: facing })
})

test('a door in the wall of another house stays', () => {
  const site = withDoor(p(400, 300), 180)
  const two: Site = {
    ...site,
    things: [...(site.things ?? []), { kind: 'house', name: 'garage', outline: box(350, 200, 100, 100) }],
  }
  expect(resized(two, box(100, 100, 200, 250)).doors).toEqual(two.doors)
})

test('a porch goes with its door, a meter with its wall; what stands by itself stays', () => {
  const site: Site = {
    ...withDoor(p(200, 300), 180),
    porch: { outline: box(160, 300, 80, 60), height: 14, use: 'over' },
    things: [
      { kind: 'house', name: 'house', outline: HOUSE },
      { kind: 'gas-meter', name: 'Gas meter', at: p(310, 200), radius: 10 },
      { kind: 'ac-unit', name: 'A/C by the fence', at: p(900, 600), radius: 18 },
    ],
  }
  const after = resized(site, box(100, 100, 260, 250))
  expect(after.porch?.outline).toEqual(box(160, 350, 80, 60))
  expect(after.things?.slice(1)).toMatchObject([{ at: p(370, 250) }, { at: p(900, 600) }])
})
