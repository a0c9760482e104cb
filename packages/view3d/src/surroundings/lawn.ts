import { ROLES } from '@ramp/solids'
import { CircleGeometry, Color, type DataTexture, LinearFilter, Mesh, MeshLambertMaterial } from 'three'
import { repeated } from './repeated.ts'

export const LAWN = new Color(ROLES.ground.material.color)

/** The pattern of grass repeats after so many meters, and is so many texels wide. */
const PATCH = 7
const TEXELS = 128

/** Where in the pattern of grass a place over the ground lies. */
export const grassPlace = (x: number, z: number): readonly [number, number] => [x / PATCH, z / PATCH]

/** Grass, as far as one sees. */
export function lawn(reach: number): Mesh {
  const geometry = new CircleGeometry(reach, 48).rotateX(-Math.PI / 2)
  const [at, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let index = 0; index < at.count; index++)
    uv.setXY(index, ...grassPlace(at.getX(index), at.getZ(index)))
  const mesh = new Mesh(geometry, grassMaterial())
  mesh.receiveShadow = true
  return mesh
}

export const grassMaterial = (): MeshLambertMaterial =>
  new MeshLambertMaterial({
    color: LAWN,
    map: grassTexture(),
    // What lies on the ground is seen and not the ground in it.
    polygonOffset: true,
    polygonOffsetFactor: 2,
    polygonOffsetUnits: 8,
  })

/** Lighter and darker blades over broader patches, without a seam where it repeats. */
function grassTexture(): DataTexture {
  const data = new Uint8Array(TEXELS * TEXELS * 4)
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const wave = (at: number, times: number) => Math.sin((2 * Math.PI * times * at) / TEXELS)
  for (let row = 0; row < TEXELS; row++)
    for (let column = 0; column < TEXELS; column++) {
      const broad = wave(column + 9 * wave(row, 2), 3) * wave(row + 7 * wave(column, 1), 2)
      const light = 238 + 7 * broad + 20 * (random() - 0.5)
      data.set([light, light, light * 0.985, 255], 4 * (row * TEXELS + column))
    }
  const texture = repeated(data, TEXELS, TEXELS)
  texture.magFilter = LinearFilter
  return texture
}
