import { validateBytes } from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../fixtures/hand-made.ts'
import { systemOf } from '../fixtures/systems.ts'
import {
  datumOf,
  extentOf,
  glb,
  meshesOf,
  modelMeshes,
  ownerNames,
  solidsOf,
  taggedBraces,
  taggedClosures,
  taggedLegs,
  usdz,
} from './index.ts'

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

describe.each(['t1-switchback', 't6-stair', 't5-phd-guards', 's5-falling-ground', 'four-lanes'])(
  'the file of %s for a customer',
  (name) => {
    const analysis = systemOf(name)
    const [named, merged] = [modelMeshes(analysis, 'dealer'), modelMeshes(analysis, 'customer')]
    const json = jsonOf(glb(merged))

    test('has no tag, id or short name, and at most one node for each material', () => {
      const tags = [taggedLegs(analysis), taggedBraces(analysis), taggedClosures(analysis)].flat()
      const words = [
        ...tags.map(({ tag }) => tag),
        ...analysis.layout.parts.map(({ id }) => id),
        ...analysis.placement.parts.flatMap(({ item }) => [item.shortName, item.frontendName]),
        ...analysis.legs.flatMap(({ shortName }) => shortName ?? []),
      ]
      const texts = textsIn(json)
      expect(words.length).toBeGreaterThan(10)
      expect(words.filter((word) => texts.includes(word))).toEqual([])
      expect(texts.filter((text) => !merged.materials.some((one) => one.name === text))).toEqual(KNOWN_TEXTS)
      expect([...new Set(json.nodes.flatMap((node) => Object.keys(node)))]).toEqual(['mesh'])
      expect(json.nodes.length).toBeLessThanOrEqual(json.materials.length)
      const model = new TextDecoder().decode(usdz(merged))
      expect(model.match(/prepend references/g)).toHaveLength(json.nodes.length)
      expect(tags.filter(({ tag }) => model.includes(`n_${tag}_`))).toEqual([])
    })

    test('has the triangles and the bounds of the one with names', () => {
      const triangles = ({ nodes, geometries }: typeof named) =>
        nodes
          .flatMap(({ pieces }) =>
            pieces.map(({ geometry }) => (geometries[geometry]?.indices.length ?? 0) / 3),
          )
          .reduce((sum, one) => sum + one, 0)
      expect(triangles(merged)).toBe(triangles(named))
      const [a, b] = [boxOf(named), boxOf(merged)].map(({ min, max }) => [...min, ...max])
      expect(a).toHaveLength(6)
      a?.forEach((inches, at) => {
        expect(b?.[at]).toBeCloseTo(inches, 3)
      })
    })

    test("passes Khronos' validator without an error or a warning", async () => {
      const { issues } = await validateBytes(glb(merged))
      expect(issues.messages).toEqual([])
    })
  },
)

test.each(['t1-switchback', 's5-falling-ground'])('%s as a file is measured from its door', (name) => {
  const analysis = systemOf(name)
  const door = datumOf(analysis)?.at
  const extent = extentOf(solidsOf(analysis))
  const { min } = boxOf(modelMeshes(analysis, 'dealer'))
  expect(door).toBeDefined()
  expect(Math.abs(min[0] - ((extent?.min.x ?? 0) - (door?.x ?? 0)))).toBeLessThan(ROUNDING)
  expect(Math.abs(min[1] - ((extent?.min.y ?? 0) - (door?.y ?? 0)))).toBeLessThan(ROUNDING)
  expect(Math.abs(min[2] - (extent?.min.z ?? 0))).toBeLessThan(ROUNDING)
})

type Json = { readonly nodes: readonly object[]; readonly materials: readonly object[] }

/** The JSON chunk of a binary glTF file. */
const jsonOf = (bytes: Uint8Array): Json =>
  JSON.parse(new TextDecoder().decode(bytes.slice(20, 20 + new DataView(bytes.buffer).getUint32(12, true))))

/** Texts a file has beside its materials: the version, and what glTF itself calls things. */
const KNOWN_TEXTS = ['2.0', 'SCALAR', 'VEC3']

const textsIn = (json: Json): readonly string[] =>
  [...new Set([...JSON.stringify(json).matchAll(/:"([^"]*)"/g)].map(([, text = '']) => text))].toSorted()
