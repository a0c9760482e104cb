import { geometryOfPieces } from './geometries.ts'
import type { FileMeshes, Meshes, MeshInstance, Vector } from './mesh.ts'
import { NO_TURN } from './turns.ts'

const HERE: Vector = [0, 0, 0]

/** The same triangles as one node without a name for each material: nobody reads the parts from it. */
export function mergedMeshes({ geometries, materials, nodes }: Meshes): FileMeshes {
  const groups = new Map<number, MeshInstance[]>()
  for (const piece of nodes.flatMap(({ pieces }) => pieces))
    groups.set(piece.material, [...(groups.get(piece.material) ?? []), piece])
  const merged = [...groups.entries()]
  return {
    materials,
    geometries: merged.map(([, pieces]) =>
      geometryOfPieces(
        pieces.flatMap((piece) => {
          const geometry = geometries[piece.geometry]
          return geometry ? [{ ...piece, geometry }] : []
        }),
      ),
    ),
    nodes: merged.map(([material], geometry) => ({
      pieces: [{ geometry, material, move: HERE, turn: NO_TURN, scale: [1, 1, 1] }],
    })),
  }
}

/** The same meshes with every piece moved, meters. */
export const movedMeshes = (meshes: Meshes, [x, y, z]: Vector): Meshes => ({
  ...meshes,
  nodes: meshes.nodes.map((node) => ({
    ...node,
    pieces: node.pieces.map((piece) => ({
      ...piece,
      move: [piece.move[0] + x, piece.move[1] + y, piece.move[2] + z],
    })),
  })),
})
