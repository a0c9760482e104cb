import { describe, expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import { normalizeAngle } from '../../base/units.ts'
import type { Site } from './site.ts'
import {
  centeredAt,
  everyPlaceOf,
  movedSite,
  moveSite,
  placesOfSite,
  type SiteMotion,
} from './site-places.ts'

const box = (x: number, y: number, wide: number, long: number): readonly Point[] => [
  { x, y },
  { x: x + wide, y },
  { x: x + wide, y: y + long },
  { x, y: y + long },
]

/** A site with every field: the compiler asks for one that is added. */
const SITE: { readonly [Key in keyof Required<Site>]: NonNullable<Site[Key]> } = {
  doors: [
    {
      id: 'door-1',
      sill: 28,
      stepDown: 0.5,
      at: { x: 40, y: 0 },
      faces: 90,
      width: 36,
      swing: 'out',
      hinge: 'left',
      storm: { swing: 'out', hinge: 'right', below: 1 },
      isEgress: true,
    },
  ],
  ground: [{ x: 10, y: 20, z: -3, how: 'measured' }],
  surfaces: [{ kind: 'asphalt', outline: box(200, 0, 120, 400) }],
  porch: { outline: box(0, 0, 80, 60), height: 21, use: 'start' },
  things: [
    { kind: 'house', name: 'house', outline: box(-400, -300, 800, 300) },
    { kind: 'obstacle', name: 'Maple', at: { x: 300, y: 200 }, radius: 18, clearance: 24, graphic: 'maple' },
    { kind: 'steps', name: 'Steps', outline: box(20, 0, 48, 33), clearance: 0, fate: 'goes' },
    { kind: 'septic-lid', name: 'Septic lid', at: { x: 100, y: 300 }, radius: 12, blocks: 'parts' },
  ],
  lot: box(-600, -400, 1200, 1200),
  yard: box(-500, -300, 1000, 1000),
  setback: 100,
  destination: { name: 'driveway', edge: [box(200, 0, 1, 400)[0] as Point, { x: 200, y: 400 }] },
  person: { device: 'power chair', loaded: 400, slopeLimit: 8 },
  north: 90,
  survey: {
    points: [{ id: 'spot-1', name: 'Datum', at: { x: 10, y: 20 } }],
    readings: [{ point: 'spot-1', method: 'laser', setUp: 1, value: 48 }],
  },
  photos: [{ id: 'photo-1', of: 'yard', at: { x: 50, y: 400 }, faces: 0 }],
  underlay: {
    id: 'plan',
    name: 'plat.png',
    kind: 'picture',
    width: 2000,
    height: 1000,
    at: { x: 0, y: 0 },
    scale: 0.5,
    rotation: 30,
    opacity: 0.5,
    isToScale: true,
    isHidden: false,
    isFlipped: false,
  },
  reservesForLegs: true,
}
const AREA: Site = { doors: [], destination: { name: 'patio', area: box(0, 300, 96, 96) } }

const mirrored: SiteMotion = {
  point: ({ x, y }) => ({ x: -x, y }),
  bearing: (faces) => normalizeAngle(-faces),
  isMirrored: true,
}
const turned: SiteMotion = {
  point: ({ x, y }) => ({ x: -y, y: x }),
  bearing: (faces) => normalizeAngle(faces + 90),
  isMirrored: false,
}
/** As numbers are compared: -0 is 0. */
const plain = (site: Site): unknown => JSON.parse(JSON.stringify(site))

describe.each([
  ['every field', SITE],
  ['an area to end in', AREA],
] as const)('a site with %s', (_, site: Site) => {
  test.each`
    what                                      | after
    ${'moved there and back'}                 | ${(one: Site) => moveSite(moveSite(one, { x: 480, y: -120 }), { x: -480, y: 120 })}
    ${'mirrored twice'}                       | ${(one: Site) => movedSite(movedSite(one, mirrored), mirrored)}
    ${'turned four times by a quarter'}       | ${(one: Site) => [1, 2, 3, 4].reduce((held) => movedSite(held, turned), one)}
    ${'turned and mirrored, and again, back'} | ${(one: Site) => [turned, mirrored, turned, mirrored].reduce(movedSite, one)}
  `('is the same when it is $what', ({ after }) => {
    expect(plain(after(site))).toEqual(plain(site))
  })

  test('moves each of its points, and nothing else', () => {
    const by = { x: 1000, y: 2000 }
    const expected = JSON.parse(JSON.stringify(site), (__, value) =>
      typeof value?.x === 'number' ? { ...value, x: value.x + by.x, y: value.y + by.y } : value,
    )
    expect(plain(moveSite(site, by))).toEqual(expected)
  })
})

test('a mirrored door faces the other way and has its hinges on the other hand', () => {
  expect(movedSite(SITE, mirrored).doors).toMatchObject([
    { at: { x: -40, y: 0 }, faces: 270, hinge: 'right', storm: { hinge: 'left' } },
  ])
})

const WITHOUT_PLACE = ['setback', 'person', 'north', 'reservesForLegs']

test.each(Object.keys(SITE))('what is known of %s is framed where it has a place', (key) => {
  const site = { doors: [], [key]: SITE[key as keyof Site] } as Site
  expect(everyPlaceOf(site).length > 0).toBe(!WITHOUT_PLACE.includes(key))
  expect(placesOfSite(site).length > 0).toBe(!WITHOUT_PLACE.includes(key))
})

test('a view looks at the yard and what stands in it, not at all of the house or the lot', () => {
  const xs = placesOfSite({ ...SITE, yard: box(0, 0, 300, 300), survey: { points: [], readings: [] } }).map(
    ({ x }) => x,
  )
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 318])
})

test.each`
  thing                                  | moved
  ${{ at: { x: 10, y: 10 }, radius: 6 }} | ${{ at: { x: 100, y: 50 }, radius: 6 }}
  ${{ outline: [{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: 20, y: 8 }] }} | ${{ outline: [{ x: 90, y: 46 }, { x: 110, y: 46 }, { x: 110, y: 54 }] }}
`('a thing is moved to a place by its middle: $moved', ({ thing, moved }) => {
  expect(centeredAt(thing, { x: 100, y: 50 })).toEqual(moved)
})
