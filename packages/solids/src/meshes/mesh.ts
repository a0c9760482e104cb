import type { Material, Role } from '../solid/role.ts'
import type { Owner } from '../solid/solid.ts'

/** A point or a direction: x to the right of the layout, y up, z down the layout. */
export type Vector = readonly [number, number, number]

/** A turn as glTF has it: x, y, z, w. */
export type Quaternion = readonly [number, number, number, number]

/** Triangles, counterclockwise seen from outside, that as many pieces share as are alike. */
export type Geometry = {
  /** Three numbers for each corner. */
  readonly positions: Float32Array
  /** Three numbers for each corner. */
  readonly normals: Float32Array
  readonly indices: Uint16Array | Uint32Array
}

/** One use of a geometry: scaled, then turned, then moved; meters. */
export type MeshInstance = {
  readonly role: Role
  readonly geometry: number
  readonly material: number
  readonly move: Vector
  readonly turn: Quaternion
  readonly scale: Vector
}

export type MeshMaterial = Material & {
  /** Seen from behind too, as a face without thickness is. */
  readonly isDoubleSided: boolean
}

/** Everything of one owner. */
export type MeshNode = {
  /** What a person calls it: the tag of a leg. */
  readonly name: string
  readonly owner: Owner
  readonly pieces: readonly MeshInstance[]
}

/** What a 3D file or a screen shows, in meters with y up; nodes, geometries and materials go by their places. */
export type Meshes = {
  readonly geometries: readonly Geometry[]
  readonly materials: readonly MeshMaterial[]
  readonly nodes: readonly MeshNode[]
}
