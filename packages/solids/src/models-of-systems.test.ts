import { validateBytes } from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../fixtures/hand-made.ts'
import { systemOf } from '../fixtures/systems.ts'
import { extentOf, glb, meshesOf, ownerNames, solidsOf, taggedLegs, usdz } from './index.ts'

/** A round bar has twelve sides, and a square one reaches with its corners beyond its half. */
const ROUNDING = 0.5

// One of each kind; `npm run exports` goes through all of them.
describe.each(['t1-switchback', 't6-stair', 't5-phd-guards', 'p2g-turn-back-on-one-8x5', 'p3g-from-98-in'])(
  '%s as a model',
  (name) => {
    const analysis = systemOf(name)
    const meshes = meshesOf(solidsOf(analysis), ownerNames(analysis))

    test("passes Khronos' validator without an error or a warning", async () => {
      const { issues } = await validateBytes(glb(meshes))
      expect(issues.messages).toEqual([])
    })

    test('is as large as its solids', () => {
      const extent = extentOf(solidsOf(analysis))
      const { min, max } = boxOf(meshes)
      const reached = [...min, ...max]
      const given = [extent?.min, extent?.max].flatMap((place) => (place ? [place.x, place.y, place.z] : []))
      expect(given).toHaveLength(6)
      given.forEach((inches, at) => {
        expect(Math.abs((reached[at] ?? Infinity) - inches)).toBeLessThan(ROUNDING)
      })
    })

    test('has a node with its tag for every leg that stands', () => {
      const legs = meshes.nodes.filter(({ owner }) => owner.kind === 'leg')
      const tags = taggedLegs(analysis).map(({ tag }) => tag)
      expect(legs.map(({ name }) => name).toSorted()).toEqual(tags.toSorted())
    })

    test('stays small as a file', () => {
      const pieces = meshes.nodes.flatMap(({ pieces }) => pieces).length
      expect(glb(meshes).length / pieces).toBeLessThan(500)
      expect(usdz(meshes).length / pieces).toBeLessThan(900)
    })
  },
)
