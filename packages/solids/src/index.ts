/** Public face of the solids. */

export type { Geometry, Meshes, MeshMaterial, MeshNode, Piece, Quaternion, Vector } from './meshes/mesh.ts'
export { meshesOf } from './meshes/meshes-of.ts'
export { glb } from './model-files/glb.ts'
export { usdz } from './model-files/usdz.ts'
export * from './solid/role.ts'
export * from './solid/solid.ts'
export * from './views/view-shape.ts'
