import { meshesOf, type Owner, type Solid } from '@ramp/solids'
import { expectEvery } from '@ramp/testing'
import { Matrix4, Quaternion, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { NUMBERS_OF_PLACE, packed } from './copies.ts'
import { partOf } from './part-of.ts'

const bar = (owner: Owner, x: number, z: number): Solid => ({
  kind: 'bar',
  owner,
  role: 'handrail',
  section: 'round',
  from: { x, y: 10, z: 24 },
  to: { x: x + 60, y: 35, z },
  size: 1.5,
})
const foot = (owner: Owner, turn: number): Solid => ({
  kind: 'box',
  owner,
  role: 'foot',
  at: { x: 300, y: 200, z: 0 },
  size: { x: 8, y: 4, z: 0.5 },
  turn,
})
const deck = (id: string): Solid => ({
  kind: 'prism',
  owner: { kind: 'part', id },
  role: 'ramp',
  outline: [
    { x: 0, y: 0 },
    { x: 0, y: 36 },
    { x: 72, y: 36 },
    { x: 72, y: 0 },
  ],
  top: [24, 24, 18, 18],
  bottom: [20, 20, 14, 14],
})

const SOLIDS: readonly Solid[] = [
  deck('r1'),
  bar({ kind: 'part', id: 'r1' }, 0, 20),
  bar({ kind: 'part', id: 'r2' }, -90, 60),
  foot({ kind: 'leg', id: 'l', part: 'r2' }, 30),
  foot({ kind: 'brace', id: 'b', part: 'r1' }, 200),
  foot({ kind: 'site', id: 'shed' }, 0),
]
const MESHES = meshesOf(SOLIDS)
const { copies, parts } = packed(MESHES)

/** Every copy as it was packed. */
const placed = copies.flatMap(({ geometry, material, places, owners, around }) =>
  Array.from(owners, (owner, at) => ({
    geometry,
    material,
    part: parts[owner] ?? null,
    place: [...places.slice(NUMBERS_OF_PLACE * at, NUMBERS_OF_PLACE * (at + 1))],
    around,
  })),
)

test('every piece is there once, scaled, turned and moved as its solid is, with its part', () => {
  const wanted = MESHES.nodes.flatMap(({ owner, pieces }) =>
    pieces.map(({ geometry, material, move, turn, scale }) => {
      const [spot, way, size] = [new Vector3(...move), new Quaternion(...turn), new Vector3(...scale)]
      const place = new Matrix4().compose(spot, way, size).toArray()
      return { geometry, material, part: partOf(owner), place: place.map(Math.fround) }
    }),
  )
  const rounded = (all: readonly (Omit<(typeof wanted)[number], 'place'> & { place: readonly number[] })[]) =>
    all
      .map(({ geometry, material, part, place }) =>
        [geometry, material, part, ...place.map((one) => one.toFixed(5).replace('-0.00000', '0.00000'))].join(
          ' ',
        ),
      )
      .toSorted()
  expect(rounded(placed)).toEqual(rounded(wanted))
  expect(placed.map(({ part }) => part).toSorted()).toEqual([null, 'r1', 'r1', 'r1', 'r1', 'r2', 'r2'])
})

test('pieces of one geometry and one material lie together', () => {
  const kinds = copies.map(({ geometry, material }) => `${geometry} ${material}`)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(copies.map(({ owners }) => owners.length).toSorted()).toEqual([1, 1, 2, 3])
})

test('all corners of all copies lie in the ball around them', () => {
  const aways = placed.flatMap(({ geometry, place, around: { middle, radius } }) => {
    const { positions } = MESHES.geometries[geometry] ?? { positions: new Float32Array() }
    return Array.from({ length: positions.length / 3 }, (_, at) => {
      const corner = new Vector3().fromArray(positions, 3 * at).applyMatrix4(new Matrix4().fromArray(place))
      return corner.distanceTo(new Vector3(...middle)) - radius
    })
  })
  expectEvery(aways, (away) => away <= 0)
})
