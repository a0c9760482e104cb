import type { SurfaceSolid } from '@ramp/solids'
import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { grassMaterial, grassPlace } from './lawn.ts'

const METERS = 0.0254
/** Measured ground runs out into the lawn around it over so many meters. */
const RUN_OUT = 7
const RINGS = 5

/** Measured ground as a hill in the lawn: the net of its heights, and a rim that runs out evenly; null where it is level. */
export function slopeOf({ corners, triangles }: SurfaceSolid, lawnAt: number): Mesh | null {
  const heights = corners.map(({ z }) => z)
  if (Math.max(...heights) - Math.min(...heights) < 0.01) return null
  const positions = corners.flatMap(({ x, y, z }) => [x * METERS, z * METERS, y * METERS])
  const indices = triangles.flatMap((triangle) => facingUp(triangle, positions))
  addRim(rimOf(indices), positions, indices, lawnAt)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
  const places = Array.from({ length: positions.length / 3 }, (_, at) =>
    grassPlace(positions[3 * at] ?? 0, positions[3 * at + 2] ?? 0),
  )
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(places.flat()), 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  const mesh = new Mesh(geometry, grassMaterial())
  mesh.receiveShadow = true
  return mesh
}

type Triangle = readonly [number, number, number]

function facingUp([a, b, c]: Triangle, positions: readonly number[]): Triangle {
  const at = (corner: number) => [positions[3 * corner] ?? 0, positions[3 * corner + 2] ?? 0] as const
  const [[ax, az], [bx, bz], [cx, cz]] = [at(a), at(b), at(c)]
  return (bz - az) * (cx - ax) - (bx - ax) * (cz - az) > 0 ? [a, b, c] : [a, c, b]
}

/** The edges that one triangle alone has, as its corners follow one another. */
function rimOf(indices: readonly number[]): readonly (readonly [number, number])[] {
  const edges = new Map<string, readonly [number, number]>()
  for (let at = 0; at < indices.length; at += 3)
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a, b] = [indices[at + from] ?? 0, indices[at + to] ?? 0]
      if (!edges.delete(`${b} ${a}`)) edges.set(`${a} ${b}`, [a, b])
    }
  return [...edges.values()]
}

/** Rings around the rim, each farther out and nearer to the lawn. */
function addRim(
  rim: readonly (readonly [number, number])[],
  positions: number[],
  indices: number[],
  lawnAt: number,
): void {
  const middle = [0, 2].map(
    (axis) => rim.reduce((sum, [a]) => sum + (positions[3 * a + axis] ?? 0), 0) / rim.length,
  )
  const rings = new Map<number, readonly number[]>()
  for (const [corner] of rim) {
    const [x = 0, y = 0, z = 0] = positions.slice(3 * corner, 3 * corner + 3)
    const [outX, outZ] = [x - (middle[0] ?? 0), z - (middle[1] ?? 0)]
    const far = Math.hypot(outX, outZ) || 1
    const own = [corner]
    for (let ring = 1; ring <= RINGS; ring++) {
      const share = ring / RINGS
      // Level where it leaves the measured ground and where it reaches the lawn.
      const fallen = share * share * (3 - 2 * share)
      own.push(positions.length / 3)
      positions.push(
        x + (outX / far) * RUN_OUT * share,
        y + (lawnAt - y) * fallen,
        z + (outZ / far) * RUN_OUT * share,
      )
    }
    rings.set(corner, own)
  }
  for (const [a, b] of rim) {
    const [first = [], second = []] = [rings.get(a), rings.get(b)]
    for (let ring = 0; ring < RINGS; ring++) {
      const [p = 0, q = 0, r = 0, s = 0] = [first[ring], second[ring], second[ring + 1], first[ring + 1]]
      indices.push(q, p, s, q, s, r)
    }
  }
}
