import {
  type Facade,
  facadesOf,
  meshesOf,
  type Solid,
  type SurfaceSolid,
  shapesFromAbove,
  type ViewShape,
  type WayIn,
} from '@ramp/solids'
import { boxAround } from './box-around.ts'
import { type PackedMeshes, packed } from './copies.ts'
import type { Box3 } from './extent.ts'
import { partVolumes, type Volumes } from './part-volumes.ts'

/** What is shown of solids. Where there are thousands a worker makes it: what grows with rails and legs is rows of numbers. */
export type Model = {
  /** Triangles of everything that the stage does not show in its own way. */
  readonly meshes: PackedMeshes
  /** Around the system, meters. */
  readonly box: Box3
  readonly volumes: Volumes
  /** Null where no entrance is known. */
  readonly wayIn: WayIn | null
  readonly facades: readonly Facade[]
  /** As it was measured. */
  readonly ground: readonly SurfaceSolid[]
  /** From above in small: decks and house, inches. */
  readonly plan: readonly ViewShape[]
}

type Given = { readonly solids: readonly Solid[]; readonly wayIn: WayIn | null }

export function modelOf({ solids, wayIn }: Given): Model {
  return {
    meshes: packed(meshesOf(solids.filter((solid) => !isOfStage(solid)))),
    box: boxAround(solids),
    volumes: partVolumes(solids),
    wayIn,
    facades: facadesOf(solids),
    ground: solids.filter((solid) => solid.kind === 'surface').filter(({ role }) => role === 'ground'),
    plan: planInSmall(solids),
  }
}

/** What the stage shows in its own way. */
const isOfStage = ({ role }: Solid): boolean => role === 'house' || role === 'door' || role === 'ground'

const ON_PLAN = ['platform', 'ramp', 'stair', 'pad', 'concrete-pad', 'transition', 'house', 'porch']

/** Rails, posts and legs are most of a system, and nothing of them is shown. */
const planInSmall = (solids: readonly Solid[]): readonly ViewShape[] =>
  shapesFromAbove(solids.filter(({ role }) => ON_PLAN.includes(role))).filter(({ isClosed }) => isClosed)
