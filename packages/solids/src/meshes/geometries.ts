import type { Geometry, Placing, Vector } from './mesh.ts'
import { turned, unit } from './turns.ts'

/** Sides of a round bar: enough that a rail in the hand looks round. */
const SIDES = 12

type Face = readonly Vector[]

/** A bar of diameter 1 and length 1 along y, its middle at the origin. */
export function unitRound(): Geometry {
  const ring = Array.from({ length: SIDES }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / SIDES
    return [Math.cos(angle), 0, Math.sin(angle)]
  })
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const [x, , z] of ring) {
    positions.push(x / 2, 0.5, z / 2, x / 2, -0.5, z / 2)
    normals.push(x, 0, z, x, 0, z)
  }
  for (let at = 0; at < SIDES; at++) {
    const [top, next] = [2 * at, 2 * ((at + 1) % SIDES)]
    indices.push(top, next, next + 1, top, next + 1, top + 1)
  }
  for (const end of [0.5, -0.5]) {
    const first = positions.length / 3
    for (const [x, , z] of ring) {
      positions.push(x / 2, end, z / 2)
      normals.push(0, Math.sign(end), 0)
    }
    for (let at = 1; at < SIDES - 1; at++)
      indices.push(...(end > 0 ? [first, first + at + 1, first + at] : [first, first + at, first + at + 1]))
  }
  return geometryOf(positions, normals, indices)
}

/** A cube of side 1, its middle at the origin. */
export function unitCube(): Geometry {
  const corner = (x: number, y: number, z: number): Vector => [x - 0.5, y - 0.5, z - 0.5]
  const square = [corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)]
  return geometryOfFaces(
    facesOfPrism(
      square,
      square.map(([x, y, z]) => [x, y - 1, z]),
    ),
  )
}

/** All faces of an upright prism between two, both given clockwise as seen from above: the upper one first. */
export function facesOfPrism(top: Face, bottom: Face): readonly Face[] {
  const sides = top.map((corner, at) => {
    const next = (at + 1) % top.length
    return [corner, top[next], bottom[next], bottom[at]].filter((place) => place !== undefined)
  })
  // Clockwise from above in a room with y up is counterclockwise from below.
  return [top.toReversed(), bottom, ...sides]
}

/** Flat faces, each convex and counterclockwise as seen from outside. */
export function geometryOfFaces(faces: readonly Face[]): Geometry {
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const face of faces) {
    const normal = normalOf(face)
    const first = positions.length / 3
    for (const place of face) {
      positions.push(...place)
      normals.push(...normal)
    }
    for (let at = 1; at < face.length - 1; at++) indices.push(first, first + at, first + at + 1)
  }
  return geometryOf(positions, normals, indices)
}

/** Rounded surfaces: a corner that triangles share has their normal between them. */
export function geometryOfTriangles(
  corners: readonly Vector[],
  triangles: readonly (readonly [number, number, number])[],
): Geometry {
  const sums = corners.map(() => [0, 0, 0] as [number, number, number])
  const upward = triangles.map((triangle) => facingUp(corners, triangle))
  for (const triangle of upward) {
    const normal = crossOf(triangle.map((at) => corners[at] ?? ORIGIN))
    for (const at of triangle) {
      const sum = sums[at]
      if (sum) for (const axis of [0, 1, 2] as const) sum[axis] += normal[axis]
    }
  }
  return geometryOf(corners.flat(), sums.flatMap(unit), upward.flat())
}

/** Geometries as one, each where it is used. */
export function geometryOfPieces(pieces: readonly (Placing & { readonly geometry: Geometry })[]): Geometry {
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const { geometry, move, turn, scale } of pieces) {
    const first = positions.length / 3
    for (let at = 0; at < geometry.positions.length; at += 3) {
      const [x, y, z] = vectorAt(geometry.positions, at)
      const place = turned([x * scale[0], y * scale[1], z * scale[2]], turn)
      positions.push(place[0] + move[0], place[1] + move[1], place[2] + move[2])
      const [nx, ny, nz] = vectorAt(geometry.normals, at)
      normals.push(...unit(turned([nx / scale[0], ny / scale[1], nz / scale[2]], turn)))
    }
    for (const index of geometry.indices) indices.push(first + index)
  }
  return geometryOf(positions, normals, indices)
}

const vectorAt = (numbers: Float32Array, at: number): Vector => [
  numbers[at] ?? 0,
  numbers[at + 1] ?? 0,
  numbers[at + 2] ?? 0,
]

const ORIGIN: Vector = [0, 0, 0]

type Triangle = readonly [number, number, number]

function facingUp(corners: readonly Vector[], [a, b, c]: Triangle): Triangle {
  const [, up] = crossOf([a, b, c].map((at) => corners[at] ?? ORIGIN))
  return up < 0 ? [a, c, b] : [a, b, c]
}

function geometryOf(
  positions: readonly number[],
  normals: readonly number[],
  indices: readonly number[],
): Geometry {
  const isLarge = positions.length / 3 > 0xffff
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: isLarge ? Uint32Array.from(indices) : Uint16Array.from(indices),
  }
}

/** The direction a flat face looks in (Newell: it holds for faces with corners in one line, too). */
function normalOf(face: Face): Vector {
  let [x, y, z] = [0, 0, 0]
  face.forEach((place, at) => {
    const next = face[(at + 1) % face.length] ?? place
    x += (place[1] - next[1]) * (place[2] + next[2])
    y += (place[2] - next[2]) * (place[0] + next[0])
    z += (place[0] - next[0]) * (place[1] + next[1])
  })
  return unit([x, y, z])
}

function crossOf([a = ORIGIN, b = ORIGIN, c = ORIGIN]: readonly Vector[]): Vector {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}
