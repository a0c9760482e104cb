import type { Texture } from 'three'
import { repeated } from '../surroundings/repeated.ts'

/** Treads run across the way, one every 6 in. */
const TREAD = 6 * 0.0254

/** Dark joints between light treads. */
export function treadTexture(): Texture {
  const rows = 64
  const data = Uint8Array.from({ length: rows * 4 }, (_, at) => {
    if (at % 4 === 3) return 255
    const row = Math.floor(at / 4)
    if (row < 3) return 150
    return row % 8 < 2 ? 232 : 255
  })
  return repeated(data, rows, 1)
}

/** Where in the pattern each corner of a deck lies: along its fall, and along its first edge where it is level. */
export function treadPlaces(positions: ArrayLike<number>, normals: ArrayLike<number>): Float32Array {
  const [nx = 0, nz = 0] = [normals[0], normals[2]]
  const fall = Math.hypot(nx, nz)
  const [x, z] = fall > 1e-3 ? [nx / fall, nz / fall] : firstEdge(positions)
  const places = new Float32Array((2 * positions.length) / 3)
  for (let at = 0; at < positions.length / 3; at++)
    places[2 * at] = ((positions[3 * at] ?? 0) * x + (positions[3 * at + 2] ?? 0) * z) / TREAD
  return places
}

function firstEdge(positions: ArrayLike<number>): readonly [number, number] {
  const [x, z] = [(positions[3] ?? 1) - (positions[0] ?? 0), (positions[5] ?? 0) - (positions[2] ?? 0)]
  const length = Math.hypot(x, z) || 1
  return [x / length, z / length]
}
