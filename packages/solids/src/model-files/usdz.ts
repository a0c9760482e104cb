import type { FileMeshes, Geometry, MeshMaterial, Placing, Quaternion } from '../meshes/mesh.ts'
import { asciiBytes, linearColor, rounded } from './bytes.ts'
import { zipStored } from './zip-stored.ts'

/**
 * A USDZ file: meters, y up, and everything where it stands. The model is the first file of the archive, each geometry a
 * file that all its uses refer to.
 */
export function usdz(meshes: FileMeshes): Uint8Array {
  return zipStored([
    { name: 'model.usda', bytes: asciiBytes(modelOf(meshes)) },
    ...meshes.geometries.map((geometry, at) => ({
      name: `geometries/${at}.usda`,
      bytes: asciiBytes(geometryFile(geometry)),
    })),
  ])
}

const header = (first: string): string => `#usda 1.0
(
    defaultPrim = "${first}"
    metersPerUnit = 1
    upAxis = "Y"
)
`

type FileNode = FileMeshes['nodes'][number]

const modelOf = ({ nodes, materials }: FileMeshes): string => `${header('Root')}
def Xform "Root"
{
${nodes.map(nodeOf).join('')}    def Scope "Materials"
    {
${materials.map(materialOf).join('')}    }
}
`

const nodeOf = (
  node: FileNode,
  at: number,
): string => `    def Xform "${wordOf('name' in node ? node.name : 'mesh')}_${at}"
    {
${node.pieces.map(pieceOf).join('')}    }
`

/** Names of USD are letters, digits and underscores. */
const wordOf = (name: string): string => `n_${name.replaceAll(/[^A-Za-z0-9_]/g, '_')}`

const pieceOf = (piece: FileNode['pieces'][number], at: number): string => `        def Xform "piece_${at}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
            prepend references = @./geometries/${piece.geometry}.usda@</Geometry>
        )
        {
            rel material:binding = </Root/Materials/material_${piece.material}>
            matrix4d xformOp:transform = ${matrixOf(piece)}
            uniform token[] xformOpOrder = ["xformOp:transform"]
        }
`

/** Rows are the images of x, y and z, then the place (USD multiplies from the left). */
function matrixOf({ move, turn, scale }: Placing): string {
  const rows = imagesOf(turn).map((image, axis) => [...image.map((number) => number * (scale[axis] ?? 1)), 0])
  const written = [...rows, [...move, 1]].map((row) => `(${row.map(rounded).join(', ')})`)
  return `( ${written.join(', ')} )`
}

function imagesOf([x, y, z, w]: Quaternion): readonly (readonly number[])[] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ]
}

const geometryFile = ({ positions, normals, indices }: Geometry): string => `${header('Geometry')}
def "Geometry"
{
    def Mesh "mesh"
    {
        int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(', ')}]
        int[] faceVertexIndices = [${[...indices].join(', ')}]
        normal3f[] normals = [${triplesOf(normals)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${triplesOf(positions)}]
        uniform token subdivisionScheme = "none"
    }
}
`

const triplesOf = (numbers: Float32Array): string =>
  Array.from({ length: numbers.length / 3 }, (_, at) => {
    const three = numbers.subarray(3 * at, 3 * at + 3)
    return `(${[...three].map(rounded).join(', ')})`
  }).join(', ')

const materialOf = (
  { color, metalness, roughness, opacity }: MeshMaterial,
  at: number,
): string => `        def Material "material_${at}"
        {
            token outputs:surface.connect = </Root/Materials/material_${at}/surface.outputs:surface>

            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${linearColor(color).join(', ')})
                float inputs:metallic = ${metalness}
                float inputs:opacity = ${opacity}
                float inputs:roughness = ${roughness}
                token outputs:surface
            }
        }
`
