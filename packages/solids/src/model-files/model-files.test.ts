import { crc32 } from 'node:zlib'
import { validateBytes } from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import { allHandMade } from '../../fixtures/hand-made.ts'
import { meshesOf } from '../meshes/meshes-of.ts'
import { glb } from './glb.ts'
import { usdz } from './usdz.ts'

const meshes = meshesOf(allHandMade, ({ kind, id }) => (kind === 'leg' ? 'Leg “L1”' : id))

type GltfNode = {
  readonly name?: string
  readonly mesh?: number
  readonly extras?: { readonly kind: string }
}

const documentOf = (bytes: Uint8Array): { readonly nodes: readonly GltfNode[] } => {
  const length = new DataView(bytes.buffer).getUint32(12, true)
  return JSON.parse(new TextDecoder().decode(bytes.slice(20, 20 + length)))
}

describe('a GLB file', () => {
  test.each([
    ['a ramp with its rail, leg and ground', meshes],
    ['nothing at all', meshesOf([])],
  ])("%s passes Khronos' validator", async (_title, given) => {
    const { issues } = await validateBytes(glb(given))
    expect(issues.messages).toEqual([])
  })

  test('shows every piece, those with a shared geometry too', () => {
    const shown = documentOf(glb(meshes)).nodes.filter(({ mesh }) => mesh !== undefined)
    expect(shown).toHaveLength(meshes.nodes.flatMap(({ pieces }) => pieces).length)
  })

  test('names what a node is, in letters of any language', () => {
    const named = documentOf(glb(meshes)).nodes.filter(({ extras }) => extras?.kind === 'leg')
    expect(named.map(({ name }) => name)).toEqual(['Leg “L1”'])
  })
})

describe('a USDZ file', () => {
  const entries = entriesOf(usdz(meshes))

  test('begins with the model, and holds each geometry once', () => {
    expect(entries.map(({ name }) => name)).toEqual([
      'model.usda',
      ...meshes.geometries.map((_, at) => `geometries/${at}.usda`),
    ])
  })

  test('stores every file as it is, at a multiple of 64 bytes, with its checksum', () => {
    for (const { from, method, checksum, bytes } of entries) {
      expect([from % 64, method, checksum]).toEqual([0, 0, crc32(bytes)])
    }
  })

  test('places every piece, and binds it to a material', () => {
    const model = new TextDecoder().decode(entries[0]?.bytes)
    const pieces = meshes.nodes.flatMap(({ pieces }) => pieces)
    expect(model.match(/xformOp:transform =/g)).toHaveLength(pieces.length)
    expect(model.match(/rel material:binding/g)).toHaveLength(pieces.length)
  })
})

/** Reads a zip by its central directory. */
function entriesOf(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset)
  const end = zip.length - 22
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const [size, letters, more] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
    ]
    const name = new TextDecoder().decode(zip.slice(at + 46, at + 46 + letters))
    const local = view.getUint32(at + 42, true)
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const entry = {
      name,
      from,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      bytes: zip.slice(from, from + size),
    }
    at += 46 + letters + more
    return entry
  })
}
