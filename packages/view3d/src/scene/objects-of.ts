import { SCENE } from '@ramp/drafting'
import type { Geometry, Meshes, MeshInstance, MeshMaterial, Owner } from '@ramp/solids'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  type CubeTexture,
  DoubleSide,
  FrontSide,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshPhongMaterial,
  MixOperation,
  Quaternion,
  type Texture,
  Vector3,
} from 'three'
import { mirroredSky } from './mirrored-sky.ts'
import { treadPlaces, treadTexture } from './treads.ts'

/** What stands at each place of an object: the owner of each of its copies. */
export type Shown = {
  readonly object: Mesh
  readonly owners: readonly Owner[]
  readonly color: Color
  /** What is walked on. */
  readonly isDeck: boolean
}

/** The shine of metal is reckoned for each picture in a tenth of the time that mirrored skies take. */
const SHARPEST = 60
const MIRRORED = 0.3

type How = {
  /** One object for everything alike, or one for each piece, as a benchmark wants it. */
  readonly together: boolean
}

/** Objects of a scene: pieces of one geometry and one material are copies of one object. */
export function objectsOf(meshes: Meshes, { together }: How = { together: true }): readonly Shown[] {
  const [treads, sky] = [treadTexture(), mirroredSky()]
  const geometries = meshes.geometries.map(bufferOf)
  const materials = meshes.materials.map((material) => materialOf(material, treads, sky))
  const groups = new Map<string, { readonly piece: MeshInstance; readonly owner: Owner }[]>()
  for (const { owner, pieces } of meshes.nodes)
    for (const piece of pieces) {
      const key = together ? `${piece.geometry} ${piece.material}` : `${groups.size}`
      const group = groups.get(key) ?? []
      groups.set(key, group)
      group.push({ piece, owner })
    }
  return [...groups.values()].flatMap((group) => {
    const [{ piece } = { piece: undefined }] = group
    const [geometry, material, look] = piece
      ? [geometries[piece.geometry], materials[piece.material], meshes.materials[piece.material]]
      : []
    if (!geometry || !material || !look) return []
    const color = new Color(look.color)
    const object = together
      ? copiesOf(geometry, material, group, color)
      : oneOf(geometry, material, group, color)
    const isLying = look.isDoubleSided
    object.castShadow = !isLying
    object.receiveShadow = true
    return [{ object, owners: group.map(({ owner }) => owner), color, isDeck: look.name === 'tread' }]
  })
}

type Group = readonly { readonly piece: MeshInstance }[]

function copiesOf(geometry: BufferGeometry, material: MeshPhongMaterial, group: Group, color: Color): Mesh {
  const object = new InstancedMesh(geometry, material, group.length)
  group.forEach(({ piece }, at) => {
    object.setMatrixAt(at, matrixOf(piece))
    object.setColorAt(at, color)
  })
  return object
}

function oneOf(geometry: BufferGeometry, material: MeshPhongMaterial, group: Group, color: Color): Mesh {
  const own = material.clone()
  own.color.copy(color)
  const object = new Mesh(geometry, own)
  const [{ piece } = { piece: undefined }] = group
  if (piece) object.applyMatrix4(matrixOf(piece))
  return object
}

function matrixOf({ move, turn, scale }: MeshInstance): Matrix4 {
  return new Matrix4().compose(new Vector3(...move), new Quaternion(...turn), new Vector3(...scale))
}

function bufferOf({ positions, normals, indices }: Geometry): BufferGeometry {
  const buffer = new BufferGeometry()
  buffer.setAttribute('position', new BufferAttribute(positions, 3))
  buffer.setAttribute('normal', new BufferAttribute(normals, 3))
  buffer.setAttribute('uv', new BufferAttribute(treadPlaces(positions, normals), 2))
  buffer.setIndex(new BufferAttribute(indices, 1))
  return buffer
}

/** The color comes with each copy, so that a chosen part may have another. */
const materialOf = (look: MeshMaterial, treads: Texture, sky: CubeTexture): MeshPhongMaterial =>
  new MeshPhongMaterial({
    specular: new Color(look.metalness > 0 ? SCENE.metalShine : SCENE.noShine),
    shininess: SHARPEST * (1 - look.roughness),
    opacity: look.opacity,
    transparent: look.opacity < 1,
    side: look.isDoubleSided ? DoubleSide : FrontSide,
    map: look.name === 'tread' ? treads : null,
    envMap: look.metalness > 0 && look.name !== 'tread' ? sky : null,
    combine: MixOperation,
    reflectivity: MIRRORED,
  })

/** Gives back what the graphics card holds for them. */
export function freeObjects(shown: readonly Shown[]): void {
  for (const { object } of shown) {
    object.geometry.dispose()
    for (const material of [object.material].flat()) {
      if (material instanceof MeshPhongMaterial) material.map?.dispose()
      if (material instanceof MeshPhongMaterial) material.envMap?.dispose()
      material.dispose()
    }
    if (object instanceof InstancedMesh) object.dispose()
  }
}
