import type { Quaternion, Vector } from './mesh.ts'

export const NO_TURN: Quaternion = [0, 0, 0, 1]

/** The turn of a block, degrees clockwise as seen on the layout. */
export function turnOnLayout(degrees: number): Quaternion {
  const half = (-degrees * Math.PI) / 360
  return [0, Math.sin(half), 0, Math.cos(half)]
}

/** The turn that lays a bar from upright along a direction, with two of its sides upright. */
export function turnAlong(direction: Vector): Quaternion {
  const along = unit(direction)
  if (Math.hypot(along[0], along[2]) < 1e-9) return NO_TURN
  const across = unit([along[2], 0, -along[0]])
  const over: Vector = [
    across[1] * along[2] - across[2] * along[1],
    across[2] * along[0] - across[0] * along[2],
    across[0] * along[1] - across[1] * along[0],
  ]
  return quaternionOf(across, along, over)
}

/** The turn that takes x, y and z to three directions at right angles to each other. */
function quaternionOf(x: Vector, y: Vector, z: Vector): Quaternion {
  const trace = x[0] + y[1] + z[2]
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1)
    return [(y[2] - z[1]) / s, (z[0] - x[2]) / s, (x[1] - y[0]) / s, s / 4]
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const s = 2 * Math.sqrt(1 + x[0] - y[1] - z[2])
    return [s / 4, (y[0] + x[1]) / s, (z[0] + x[2]) / s, (y[2] - z[1]) / s]
  }
  if (y[1] > z[2]) {
    const s = 2 * Math.sqrt(1 + y[1] - x[0] - z[2])
    return [(y[0] + x[1]) / s, s / 4, (z[1] + y[2]) / s, (z[0] - x[2]) / s]
  }
  const s = 2 * Math.sqrt(1 + z[2] - x[0] - y[1])
  return [(z[0] + x[2]) / s, (z[1] + y[2]) / s, s / 4, (x[1] - y[0]) / s]
}

/** A direction or a place about the origin, turned. */
export function turned([px, py, pz]: Vector, [x, y, z, w]: Quaternion): Vector {
  const [tx, ty, tz] = [2 * (y * pz - z * py), 2 * (z * px - x * pz), 2 * (x * py - y * px)]
  return [px + w * tx + y * tz - z * ty, py + w * ty + z * tx - x * tz, pz + w * tz + x * ty - y * tx]
}

/** The same direction with length 1; up where there is no direction. */
export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return length < 1e-12 ? [0, 1, 0] : [x / length, y / length, z / length]
}
