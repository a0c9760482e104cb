import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { allHandMade, boxOf, handMade, trianglesOf, volumeOf } from '../../fixtures/hand-made.ts'
import type { Solid } from '../solid/solid.ts'
import { meshesOf } from './meshes-of.ts'

const CUBIC_METERS = 0.0254 ** 3
/** A polygon of twelve sides beside its circle. */
const TWELVE_SIDES = 3 * (0.5 * 0.5)

const { deck, rail, pickets, legBar, foot, ground } = handMade

const volumeOfSolids = (solids: readonly Solid[]): number => {
  const meshes = meshesOf(solids)
  const pieces = meshes.nodes.flatMap(({ pieces }) => pieces)
  return volumeOf(pieces.flatMap((piece) => trianglesOf(meshes, piece))) / CUBIC_METERS
}

test.each([
  ['a sloping deck', deck, 96 * 40 * 4],
  ['a sloping rail', rail, TWELVE_SIDES * 1.5 ** 2 * Math.hypot(96, 8)],
  ['an upright leg', legBar, 2 * 2 * 7.5],
  ['a turned foot', foot, 8 * 4 * 0.5],
  ['a bar that lies askew', { ...legBar, to: { x: 60, y: 30, z: 4 } } as Solid, 4 * Math.hypot(12, 10, 3.5)],
  ['a bar that hangs down', { ...legBar, to: { x: 48, y: 20, z: -6 } } as Solid, 4 * 6.5],
])('%s is closed, faces outward and encloses what it should', (_title, solid, cubicInches) => {
  expect(volumeOfSolids([solid])).toBeCloseTo(cubicInches, 2)
})

describe('where things stand, in inches', () => {
  test('a deck lies between its corners and its heights', () => {
    const { min, max } = boxOf(meshesOf([deck]))
    expect([...min, ...max].map((inches) => Number(inches.toFixed(3)))).toEqual([0, 0, 4, 96, 40, 16])
  })

  test('a foot is turned clockwise as seen on the layout', () => {
    const meshes = meshesOf([{ ...foot, size: { x: 8, y: 0.001, z: 1 } } as Solid])
    const [piece] = meshes.nodes[0]?.pieces ?? []
    const corners = piece ? trianglesOf(meshes, piece).flat() : []
    const right = corners.reduce((best, corner) => (corner[0] > best[0] ? corner : best))
    const [x, y] = [right[0] / 0.0254, right[2] / 0.0254]
    expect(x).toBeCloseTo(48 + 4 * Math.cos(Math.PI / 6), 2)
    expect(y).toBeCloseTo(20 + 4 * Math.sin(Math.PI / 6), 2)
  })

  test('a square rail that runs askew keeps two faces upright', () => {
    const bar = { ...legBar, from: { x: 0, y: 0, z: 10 }, to: { x: 30, y: 40, z: 10 } } as Solid
    const { min, max } = boxOf(meshesOf([bar]))
    expect(max[2] - min[2]).toBeCloseTo(2, 4)
  })
})

test('bars of any length share one round geometry, blocks and square bars one cube', () => {
  const { geometries } = meshesOf([rail, ...pickets, legBar, foot])
  expect(geometries).toHaveLength(2)
})

test('plates that are alike share theirs, wherever they lie', () => {
  const moved = {
    ...deck,
    outline: deck.kind === 'prism' ? deck.outline.map(({ x, y }) => ({ x: x + 300, y })) : [],
  }
  expect(meshesOf([deck, moved as Solid]).geometries).toHaveLength(meshesOf([deck]).geometries.length)
})

test('a deck is walked on tread and framed in aluminum', () => {
  const { materials, nodes } = meshesOf([deck])
  expect(nodes[0]?.pieces.map(({ material }) => materials[material]?.name)).toEqual(['tread', 'aluminum'])
})

test('there is one node for each owner, with the name it is given', () => {
  const { nodes } = meshesOf(allHandMade, ({ kind, id }) => (kind === 'leg' ? 'L1' : id))
  expect(nodes.map(({ name, pieces }) => [name, pieces.length])).toEqual([
    ['p1', 6],
    ['L1', 2],
    ['ground', 1],
  ])
})

test('the ground is seen from above and below, and its light falls from above', () => {
  const { geometries, materials } = meshesOf([ground])
  const [{ normals } = { normals: new Float32Array() }] = geometries
  expect(materials.map(({ isDoubleSided }) => isDoubleSided)).toEqual([true])
  expectEvery(
    [...normals].filter((_, at) => at % 3 === 1),
    (up) => up > 0.99,
  )
})
