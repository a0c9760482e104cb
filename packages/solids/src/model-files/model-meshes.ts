import type { Analysis } from '@ramp/domain'
import { datumOf } from '../datum.ts'
import { mergedMeshes, movedMeshes } from '../meshes/merged-meshes.ts'
import type { FileMeshes, Vector } from '../meshes/mesh.ts'
import { meshesOf } from '../meshes/meshes-of.ts'
import { ownerNames } from '../owner-names.ts'
import { solidsOf } from '../solids-of.ts'

/** Who a 3D file is for: a customer gets no part, leg or stock by its name, because names and counts are a takeoff. */
export type ModelReader = 'dealer' | 'customer'

const METERS = 0.0254

/**
 * What stands there as a 3D file holds it: x and z from the middle of the door on the face of the wall, y from the height
 * datum, meters. A dealer's file has a node with its tag for each part, leg, brace and closure; a customer's a node
 * without a name for each material.
 */
export function modelMeshes(analysis: Analysis, reader: ModelReader): FileMeshes {
  const { x, y } = datumOf(analysis)?.at ?? { x: 0, y: 0 }
  const toDoor: Vector = [0 - x * METERS, 0, 0 - y * METERS]
  const meshes = movedMeshes(meshesOf(solidsOf(analysis), ownerNames(analysis)), toDoor)
  return reader === 'customer' ? mergedMeshes(meshes) : meshes
}
