import { validateBytes } from 'gltf-validator'

/** Inches; round bars have twelve sides, and a square one reaches with its corners beyond its half. */
const ROUNDING = 0.5
const METERS = 0.0254

/** @typedef {{ min: { x: number, y: number, z: number }, max: { x: number, y: number, z: number } }} Extent */

/**
 * What Khronos' validator finds, and whether the model is as large as its solids.
 * @param {Uint8Array} bytes
 * @param {Extent | null} extent of the solids, inches
 * @returns {Promise<string[]>}
 */
export async function faultsOfGlb(bytes, extent) {
  const { issues } = await validateBytes(bytes)
  const found = issues.messages
    .slice(0, 3)
    .map(({ code, message, pointer }) => `${code} ${message} (${pointer})`)
  const off = extent ? offBy(boxOfGlb(bytes), extent) : 0
  return off > ROUNDING ? [...found, `is ${off.toFixed(2)} in larger or smaller than its solids`] : found
}

/** @typedef {readonly [number, number, number]} Vector */

/** @param {{ min: number[], max: number[] }} box @param {Extent} extent @returns {number} */
function offBy({ min, max }, extent) {
  const given = [extent.min, extent.max].flatMap(({ x, y, z }) => [x, z, y])
  return Math.max(
    ...[...min, ...max].map((meters, at) => Math.abs(meters / METERS - (given[at] ?? Infinity))),
  )
}

/** @param {Uint8Array} bytes @returns {{ min: number[], max: number[] }} meters, every corner where its node puts it */
function boxOfGlb(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = view.getUint32(12, true)
  const document = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)))
  const binary = 20 + length + 8
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const {
    mesh,
    translation = [0, 0, 0],
    rotation = [0, 0, 0, 1],
    scale = [1, 1, 1],
  } of document.nodes) {
    if (mesh === undefined) continue
    const accessor = document.accessors[document.meshes[mesh].primitives[0].attributes.POSITION]
    const from = binary + document.bufferViews[accessor.bufferView].byteOffset + accessor.byteOffset
    for (let corner = 0; corner < accessor.count; corner++) {
      const own = [0, 1, 2].map((axis) => view.getFloat32(from + 12 * corner + 4 * axis, true) * scale[axis])
      turned(own, rotation).forEach((along, axis) => {
        const place = along + translation[axis]
        min[axis] = Math.min(min[axis] ?? place, place)
        max[axis] = Math.max(max[axis] ?? place, place)
      })
    }
  }
  return { min, max }
}

/** @param {readonly number[]} place @param {readonly number[]} rotation @returns {number[]} */
function turned([px = 0, py = 0, pz = 0], [x = 0, y = 0, z = 0, w = 1]) {
  const [tx, ty, tz] = [2 * (y * pz - z * py), 2 * (z * px - x * pz), 2 * (x * py - y * px)]
  return [px + w * tx + y * tz - z * ty, py + w * ty + z * tx - x * tz, pz + w * tz + x * ty - y * tx]
}
