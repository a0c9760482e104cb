import type { Inches } from '@ramp/domain'
import type { Material, Point3 } from '@ramp/solids'
import { crossed, dotted, middleOf3, minus, plus, times, unit } from '../geometry/space.ts'

export type Line3 = readonly [Point3, Point3]

/** Something flat that lies on a face: a window, a door. */
export type Panel = { readonly corners: readonly Point3[]; readonly color: string }

/** A flat face: its corners in a circle, the direction out of its piece, and what is drawn on it. */
export type PieceFace = {
  readonly corners: readonly Point3[]
  readonly out: Point3
  readonly material: Material
  readonly lines: readonly Line3[]
  readonly panels: readonly Panel[]
}

/** A convex thing that is painted at once: whatever is not in it is before it or behind it. */
export type Piece = {
  readonly faces: readonly PieceFace[]
  readonly corners: readonly Point3[]
  /** Directions that may tell it from others: out of its faces, and along its edges. */
  readonly normals: readonly Point3[]
  readonly edges: readonly Point3[]
  /** A bar is painted by its outline, leaves as balls. */
  readonly form: 'faces' | 'bar' | 'leaves'
  readonly balls: readonly Ball[]
  /** Painted with an edge around every face. */
  readonly isEdged: boolean
  /** Part of the system rather than of its site. */
  readonly isBuilt: boolean
}

/** One of the balls that leaves are painted as. */
export type Ball = { readonly at: Point3; readonly radius: Inches }

type Flat = Partial<Pick<PieceFace, 'lines' | 'panels'>> &
  Pick<PieceFace, 'material'> & { readonly corners: readonly Point3[] }

/** A piece of its faces: which way each looks follows from its middle. */
export function pieceOf(
  faces: readonly Flat[],
  more: Partial<Pick<Piece, 'form' | 'balls' | 'isEdged' | 'isBuilt'>> = {},
): Piece {
  const corners = distinctPlaces(faces.flatMap((face) => face.corners))
  const middle = middleOf3(corners)
  const whole = faces
    .filter((face) => face.corners.length > 2)
    .map(({ lines = [], panels = [], ...face }) => ({
      ...face,
      lines,
      panels,
      out: outOf(face.corners, middle),
    }))
  return {
    faces: whole,
    corners,
    normals: distinctWays(whole.map(({ out }) => out)),
    edges: distinctWays(
      faces.flatMap(({ corners: round }) =>
        round.map((from, index) => unit(minus(round[(index + 1) % round.length] ?? from, from))),
      ),
    ),
    form: 'faces',
    balls: [],
    isEdged: false,
    isBuilt: false,
    ...more,
  }
}

/** Out of a face, away from the middle of its piece; of corners that go around it, however they turn (Newell). */
function outOf(corners: readonly Point3[], middle: Point3): Point3 {
  const normal = corners.reduce<Point3>(
    (sum, a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a
      return plus(sum, crossed(a, b))
    },
    { x: 0, y: 0, z: 0 },
  )
  const own = unit(normal)
  const [first = middle] = corners
  return dotted(own, minus(first, middle)) < 0 ? times(own, -1) : own
}

const NEAR = 1e-3
const isSame = (a: Point3, b: Point3): boolean =>
  Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.z - b.z) < NEAR

export const distinctPlaces = (places: readonly Point3[]): readonly Point3[] =>
  places.filter((one, index) => !places.some((other, at) => at < index && isSame(one, other)))

export const distinctWays = (ways: readonly Point3[]): readonly Point3[] =>
  ways.filter(
    (one, index) =>
      !ways.some((other, at) => at < index && (isSame(one, other) || isSame(one, times(other, -1)))),
  )
