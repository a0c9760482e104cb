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

/** How a geometry is used: scaled, then turned, then moved; meters. */
export type Placing = { readonly move: Vector; readonly turn: Quaternion; readonly scale: Vector }

/** One use of a geometry in a material. */
type FilePiece = Placing & { readonly geometry: number; readonly material: number }

export type MeshInstance = FilePiece & { readonly role: Role }

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

/** What a 3D file holds: a node whose owner nobody is to read has none. */
export type FileMeshes = Omit<Meshes, 'nodes'> & {
  readonly nodes: readonly (MeshNode | { readonly pieces: readonly FilePiece[] })[]
}
