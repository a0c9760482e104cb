import { SCENE } from '@ramp/drafting'
import { meshesOf, type Owner, type Solid } from '@ramp/solids'
import { Box3, Color, Matrix4 } from 'three'
import { expect, test } from 'vitest'
import { packed } from '../model/copies.ts'
import { objectsOf } from './objects-of.ts'
import { tint } from './tint.ts'

const IN = 0.0254
const part = (id: string): Owner => ({ kind: 'part', id })
const post = (id: string, x: number): Solid => ({
  kind: 'bar',
  owner: part(id),
  role: 'post',
  section: 'square',
  from: { x, y: 10, z: 24 },
  to: { x, y: 10, z: 58.5 },
  size: 2,
})
const deck: Solid = {
  kind: 'prism',
  owner: part('a'),
  role: 'platform',
  outline: [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 48 },
    { x: 0, y: 48 },
  ],
  top: [24, 24, 24, 24],
  bottom: [20.5, 20.5, 20.5, 20.5],
}

const meshes = (solids: readonly Solid[]) => packed(meshesOf(solids))
const shown = (solids: readonly Solid[]) => objectsOf(meshes(solids))
/** Left, right, lowest, highest, near and far, inches, of all copies. */
function extentOf(solids: readonly Solid[]): readonly number[] {
  const all = new Box3()
  for (const { object } of shown(solids)) {
    object.geometry.computeBoundingBox()
    for (let at = 0; at < object.count; at += 1) {
      const place = new Matrix4()
      object.getMatrixAt(at, place)
      all.union((object.geometry.boundingBox ?? new Box3()).clone().applyMatrix4(place))
    }
  }
  const { min, max } = all
  return [min.x, max.x, min.y, max.y, min.z, max.z].map((one) => Math.round((one / IN) * 100) / 100)
}

test.each<[what: string, solids: readonly Solid[], extent: readonly number[]]>([
  ['a deck of 60 x 48 in from 20 1/2 to 24 in', [deck], [0, 60, 20.5, 24, 0, 48]],
  ['a post of 2 in about 30 / 10 in, from 24 to 58 1/2 in', [post('a', 30)], [29, 31, 24, 58.5, 9, 11]],
  ['both', [deck, post('a', 30)], [0, 60, 20.5, 58.5, 0, 48]],
])('%s stands where it was measured, in meters and with y up', (_what, solids, extent) => {
  expect(extentOf(solids)).toEqual(extent)
})

const POSTS = [post('a', 0), post('b', 30), post('b', 60)]

test('posts alike are copies of one object, each with its owner', () => {
  const { parts } = meshes(POSTS)
  const [posts, ...others] = shown(POSTS)
  expect(others).toEqual([])
  expect([...(posts?.owners ?? [])].map((owner) => parts[owner])).toEqual(['a', 'b', 'b'])
})

test('what is walked on is told from its sides', () => {
  expect(
    shown([deck])
      .map(({ isDeck }) => isDeck)
      .toSorted(),
  ).toEqual([false, true])
})

test.each`
  chosen        | colored
  ${[]}         | ${[false, false, false]}
  ${['b']}      | ${[false, true, true]}
  ${['a', 'b']} | ${[true, true, true]}
  ${['gone']}   | ${[false, false, false]}
`(
  'of the posts of a, b and b the chosen $chosen have the color of a selection: $colored',
  ({ chosen, colored }) => {
    const all = shown(POSTS)
    tint(all, { parts: meshes(POSTS).parts, chosen })
    const [posts] = all
    const colors = [0, 1, 2].map((at) => {
      const color = new Color()
      posts?.object.getColorAt(at, color)
      return `#${color.getHexString()}` === SCENE.selected.toLowerCase()
    })
    expect(colors).toEqual(colored)
  },
)
