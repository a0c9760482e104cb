import { SCENE } from '@ramp/drafting'
import type { Geometry, MeshMaterial } from '@ramp/solids'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  type CubeTexture,
  DoubleSide,
  FrontSide,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshPhongMaterial,
  MixOperation,
  Sphere,
  type Texture,
  Vector3,
} from 'three'
import { type Copies, NUMBERS_OF_PLACE, type PackedMeshes } from '../model/copies.ts'
import { mirroredSky } from './mirrored-sky.ts'
import { treadPlaces, treadTexture } from './treads.ts'

/** Everything of one geometry and one material, as copies of one object. */
export type Shown = {
  readonly object: InstancedMesh
  /** The part of each copy, by its place among the parts of the model; -1 of what belongs to none. */
  readonly owners: Int32Array
  readonly color: Color
  /** What is walked on. */
  readonly isDeck: boolean
}

/** The shine of metal is reckoned for each picture in a tenth of the time that mirrored skies take. */
const SHARPEST = 60
const MIRRORED = 0.3

/** Objects of a scene; their copies get their colors from `tint`. */
export function objectsOf({ geometries, materials, copies }: PackedMeshes): readonly Shown[] {
  const [treads, sky] = [treadTexture(), mirroredSky()]
  const buffers = geometries.map(bufferOf)
  const looks = materials.map((material) => materialOf(material, treads, sky))
  return copies.flatMap((group) => {
    const [geometry, material, look] = [
      buffers[group.geometry],
      looks[group.material],
      materials[group.material],
    ]
    if (!geometry || !material || !look) return []
    const object = copiesOf(geometry, material, group)
    object.castShadow = !look.isDoubleSided
    object.receiveShadow = true
    const { owners } = group
    return [{ object, owners, color: new Color(look.color), isDeck: look.name === 'tread' }]
  })
}

/** The numbers of a model are taken as they are: the page reckons none of them again. */
function copiesOf(
  geometry: BufferGeometry,
  material: MeshPhongMaterial,
  { places, owners, around: { middle, radius } }: Copies,
): InstancedMesh {
  const object = new InstancedMesh(geometry, material, 0)
  object.instanceMatrix = new InstancedBufferAttribute(places, NUMBERS_OF_PLACE)
  object.count = owners.length
  object.boundingSphere = new Sphere(new Vector3(...middle), radius)
  return object
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
    object.dispose()
  }
}
