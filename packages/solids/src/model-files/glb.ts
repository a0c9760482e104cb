import type { FileMeshes, Geometry, MeshMaterial, Placing } from '../meshes/mesh.ts'
import { asciiBytes, bytesOf, filled, joined, linearColor, rounded } from './bytes.ts'

type Piece = FileMeshes['nodes'][number]['pieces'][number]

const [FLOAT, UINT16, UINT32] = [5126, 5123, 5125]
const [VERTICES, INDICES] = [34962, 34963]
const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942]

/**
 * A binary glTF 2.0 file: meters, y up. Every use of a shared geometry is a node of its own, so that viewers without
 * extensions show them all.
 */
export function glb(meshes: FileMeshes): Uint8Array {
  const { accessors, bufferViews, bytes } = buffersOf(meshes.geometries)
  const { meshes: gltfMeshes, meshOf } = meshTable(meshes)
  const { nodes, roots } = nodesOf(meshes.nodes, meshOf)
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [roots.length > 0 ? { nodes: roots } : {}],
    ...(roots.length > 0 && {
      nodes,
      meshes: gltfMeshes,
      materials: meshes.materials.map(materialOf),
      accessors,
      bufferViews,
      buffers: [{ byteLength: bytes.length }],
    }),
  }
  const json = filled(asciiBytes(escaped(JSON.stringify(document))), 0x20)
  const chunks = [chunk(JSON_CHUNK, json), ...(roots.length > 0 ? [chunk(BINARY_CHUNK, bytes)] : [])]
  const length = 12 + chunks.reduce((sum, { length }) => sum + length, 0)
  return joined([words([0x46546c67, 2, length]), ...chunks])
}

const words = (numbers: readonly number[]): Uint8Array => bytesOf(Uint32Array.from(numbers))

const chunk = (kind: number, bytes: Uint8Array): Uint8Array => joined([words([bytes.length, kind]), bytes])

/** JSON of ASCII characters only. */
const escaped = (json: string): string =>
  json.replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** All positions, then all normals, then all indices; three accessors for each geometry. */
function buffersOf(geometries: readonly Geometry[]) {
  const accessors: object[] = []
  const sections = [
    { of: (geometry: Geometry) => geometry.positions, target: VERTICES, byteStride: 12 },
    { of: (geometry: Geometry) => geometry.normals, target: VERTICES, byteStride: 12 },
    { of: (geometry: Geometry) => geometry.indices, target: INDICES },
  ]
  const parts = sections.map(({ of, target }, view) => {
    const pieces = geometries.map((geometry) => filled(bytesOf(of(geometry)), 0))
    let byteOffset = 0
    geometries.forEach((geometry, at) => {
      const numbers = of(geometry)
      const isVector = target === VERTICES
      accessors.push({
        bufferView: view,
        byteOffset,
        componentType: isVector ? FLOAT : numbers instanceof Uint16Array ? UINT16 : UINT32,
        count: isVector ? numbers.length / 3 : numbers.length,
        type: isVector ? 'VEC3' : 'SCALAR',
        ...(view === 0 && boundsOf(numbers)),
      })
      byteOffset += pieces[at]?.length ?? 0
    })
    return joined(pieces)
  })
  let from = 0
  const bufferViews = sections.map(({ target, byteStride }, at) => {
    const byteOffset = from
    const byteLength = parts[at]?.length ?? 0
    from += byteLength
    return { buffer: 0, byteOffset, byteLength, ...(byteStride && { byteStride }), target }
  })
  return { accessors, bufferViews, bytes: joined(parts) }
}

function boundsOf(positions: ArrayLike<number>) {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  for (let at = 0; at < positions.length; at++) {
    const value = positions[at] ?? 0
    min[at % 3] = Math.min(min[at % 3] ?? value, value)
    max[at % 3] = Math.max(max[at % 3] ?? value, value)
  }
  return { min, max }
}

/** A glTF mesh for each geometry in each material it is used with. */
function meshTable({ geometries, nodes }: FileMeshes) {
  const meshes: object[] = []
  const places = new Map<string, number>()
  const meshOf = ({ geometry, material }: Piece): number => {
    const key = `${geometry} ${material}`
    const place = places.get(key) ?? meshes.push(meshFor(geometry, material)) - 1
    places.set(key, place)
    return place
  }
  const meshFor = (geometry: number, material: number) => ({
    primitives: [
      {
        attributes: { POSITION: geometry, NORMAL: geometries.length + geometry },
        indices: 2 * geometries.length + geometry,
        material,
      },
    ],
  })
  for (const { pieces } of nodes) pieces.forEach(meshOf)
  return { meshes, meshOf }
}

function nodesOf(owners: FileMeshes['nodes'], meshOf: (piece: Piece) => number) {
  const nodes: object[] = []
  const gltfNode = (piece: Piece) => ({ mesh: meshOf(piece), ...placingOf(piece) })
  const roots = owners
    .filter(({ pieces }) => pieces.length > 0)
    .flatMap((node) => {
      if (!('owner' in node)) return node.pieces.map((piece) => nodes.push(gltfNode(piece)) - 1)
      const { name, owner, pieces } = node
      const extras = { kind: owner.kind, id: owner.id }
      const [only, ...more] = pieces
      if (only && more.length === 0)
        return nodes.push({ ...gltfNode(only), name, extras: { ...extras, role: only.role } }) - 1
      const children = pieces.map((piece) => nodes.push({ name: piece.role, ...gltfNode(piece) }) - 1)
      return nodes.push({ name, extras, children }) - 1
    })
  return { nodes, roots }
}

/** What is as it is at first is left out. */
const placingOf = ({ move, turn, scale }: Placing) => ({
  ...(move.some((number) => number !== 0) && { translation: move.map(rounded) }),
  ...(turn[3] !== 1 && { rotation: turn.map(rounded) }),
  ...(scale.some((number) => number !== 1) && { scale: scale.map(rounded) }),
})

const materialOf = ({ name, color, metalness, roughness, opacity, isDoubleSided }: MeshMaterial) => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [...linearColor(color), opacity],
    metallicFactor: metalness,
    roughnessFactor: roughness,
  },
  ...(opacity < 1 && { alphaMode: 'BLEND' }),
  ...(isDoubleSided && { doubleSided: true }),
})
