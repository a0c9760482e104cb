import type { Geometry, Meshes, MeshInstance, MeshMaterial } from '@ramp/solids'
import { partOf } from './part-of.ts'

/** Pieces of one geometry in one material, as rows of numbers. */
export type Copies = {
  /** Places among all geometries and materials. */
  readonly geometry: number
  readonly material: number
  /** Sixteen numbers for each copy, as the graphics takes them: scaled, turned, moved; meters. */
  readonly places: Float32Array
  /** The part of each copy, by its place among all parts; -1 of what belongs to none. */
  readonly owners: Int32Array
  /** A ball that all of them are in, meters. */
  readonly around: Ball
}

type Ball = { readonly middle: readonly [number, number, number]; readonly radius: number }

/** Triangles of a system: tens of thousands of pieces in a few rows, which a worker hands over as they are. */
export type PackedMeshes = {
  readonly geometries: readonly Geometry[]
  readonly materials: readonly MeshMaterial[]
  readonly copies: readonly Copies[]
  readonly parts: readonly string[]
}

export const NUMBERS_OF_PLACE = 16

type Piece = { readonly piece: MeshInstance; readonly owner: number }

export function packed({ geometries, materials, nodes }: Meshes): PackedMeshes {
  const parts = new Map<string, number>()
  const groups = new Map<string, Piece[]>()
  for (const { owner: whose, pieces } of nodes) {
    const part = partOf(whose)
    if (part !== null && !parts.has(part)) parts.set(part, parts.size)
    const owner = part === null ? -1 : (parts.get(part) ?? -1)
    for (const piece of pieces) {
      const key = `${piece.geometry} ${piece.material}`
      const group = groups.get(key)
      if (group) group.push({ piece, owner })
      else groups.set(key, [{ piece, owner }])
    }
  }
  return {
    geometries,
    materials,
    copies: [...groups.values()].flatMap((group) => copiesOf(group, geometries)),
    parts: [...parts.keys()],
  }
}

function copiesOf(group: readonly Piece[], geometries: readonly Geometry[]): readonly Copies[] {
  const [first] = group
  const shape = first && geometries[first.piece.geometry]
  if (!shape) return []
  const places = new Float32Array(NUMBERS_OF_PLACE * group.length)
  for (const [at, { piece }] of group.entries()) places.set(placeOf(piece), NUMBERS_OF_PLACE * at)
  const { geometry, material } = first.piece
  return [
    {
      geometry,
      material,
      places,
      owners: Int32Array.from(group, ({ owner }) => owner),
      around: ballAround(
        group.map(({ piece }) => piece),
        reachOf(shape),
      ),
    },
  ]
}

/** Column by column, as the graphics takes it. */
function placeOf({ move, turn: [x, y, z, w], scale: [sx, sy, sz] }: MeshInstance): readonly number[] {
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + w * z) * sx, 2 * (x * z - w * y) * sx, 0],
    ...[2 * (x * y - w * z) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + w * x) * sy, 0],
    ...[2 * (x * z + w * y) * sz, 2 * (y * z - w * x) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...move,
    1,
  ]
}

/** How far a geometry reaches from its origin. */
function reachOf({ positions }: Geometry): number {
  let reach = 0
  for (let at = 0; at < positions.length; at += 3)
    reach = Math.max(reach, Math.hypot(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0))
  return reach
}

/** The ball around the box of all of them, each taken as far to all sides as it reaches to any. */
function ballAround(pieces: readonly MeshInstance[], reach: number): Ball {
  const [lowest, highest] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const { move, scale } of pieces)
    for (const axis of [0, 1, 2] as const) {
      const own = reach * Math.max(...scale)
      lowest[axis] = Math.min(lowest[axis] ?? Infinity, move[axis] - own)
      highest[axis] = Math.max(highest[axis] ?? -Infinity, move[axis] + own)
    }
  const [x = 0, y = 0, z = 0] = lowest
  const [right = 0, top = 0, front = 0] = highest
  return {
    middle: [(x + right) / 2, (y + top) / 2, (z + front) / 2],
    radius: Math.hypot(right - x, top - y, front - z) / 2,
  }
}
