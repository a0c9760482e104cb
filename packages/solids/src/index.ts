/** Public face of the solids. */

export { type Datum, datumOf, type MeasuredSystem, measuredSystems } from './datum.ts'
export { landmarksOf, letteredLandmarks } from './landmarks.ts'
export * from './measures.ts'
export type {
  FileMeshes,
  Geometry,
  Meshes,
  MeshInstance,
  MeshMaterial,
  MeshNode,
  Quaternion,
  Vector,
} from './meshes/mesh.ts'
export { meshesOf } from './meshes/meshes-of.ts'
export { glb } from './model-files/glb.ts'
export * from './model-files/model-meshes.ts'
export { usdz } from './model-files/usdz.ts'
export { ownerNames } from './owner-names.ts'
export * from './setting-out/setting-out.ts'
export * from './setting-out/stair-steps.ts'
export { type WayIn, wayInOf } from './setting-out/way-in.ts'
export { type DoorInFacade, type Facade, facadesOf } from './site/facades.ts'
export { doorSolid, doorsOf, type HouseDoor, housePlacesOf } from './site/house-solids.ts'
export { clockwise, trianglesIn } from './site/polygons.ts'
export * from './solid/extent.ts'
export * from './solid/role.ts'
export * from './solid/solid.ts'
export { solidsOf } from './solids-of.ts'
export * from './supports/tagged-braces.ts'
export * from './supports/tagged-legs.ts'
export * from './supports/tagged-parts.ts'
export { type TaggedClosure, taggedClosures } from './system/closure-solids.ts'
export type { ElevationBreak, ElevationStretch, SystemElevation } from './views/elevation.ts'
export { elevationJoints } from './views/elevation-letters.ts'
export { breakLine, elevationsOf } from './views/elevations.ts'
export { shapesFromAbove } from './views/flat-shapes.ts'
export { planDimensionsIn, planOf } from './views/plan.ts'
export { shapesSquareTo } from './views/shapes-along.ts'
export * from './views/view-shape.ts'
