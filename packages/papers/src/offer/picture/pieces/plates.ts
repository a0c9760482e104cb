import { type Inches, rotate } from '@ramp/domain'
import type { Bar, BoxSolid, Material, Point3, Prism } from '@ramp/solids'
import { crossed, minus, plus, times, UP, unit } from '../geometry/space.ts'
import { type Line3, type Piece, type PieceFace, pieceOf } from './piece.ts'

export type PieceLook = {
  readonly top: Material
  readonly sides: Material
  readonly isEdged: boolean
  readonly isBuilt: boolean
}

/** A plate over a convex outline; `lines` lie on its upper face. */
export function plateOf(
  { outline, top, bottom }: Pick<Prism, 'outline' | 'top' | 'bottom'>,
  look: PieceLook,
  lines: readonly Line3[] = [],
): Piece {
  const at = (index: number, heights: readonly Inches[]): Point3 => {
    const place = index % outline.length
    const { x, y } = outline[place] ?? { x: 0, y: 0 }
    return { x, y, z: heights[place] ?? 0 }
  }
  const round = outline.map((_, index) => index)
  return pieceOf(
    [
      { corners: round.map((index) => at(index, top)), material: look.top, lines },
      { corners: round.map((index) => at(index, bottom)), material: look.sides },
      ...round.map((index) => ({
        corners: [at(index, top), at(index + 1, top), at(index + 1, bottom), at(index, bottom)],
        material: look.sides,
      })),
    ],
    { isEdged: look.isEdged, isBuilt: look.isBuilt },
  )
}

/** A block that stands upright, as a plate. */
export function plateOfBox({ at, size, turn }: BoxSolid): Pick<Prism, 'outline' | 'top' | 'bottom'> {
  const outline = [
    { x: -size.x / 2, y: -size.y / 2 },
    { x: size.x / 2, y: -size.y / 2 },
    { x: size.x / 2, y: size.y / 2 },
    { x: -size.x / 2, y: size.y / 2 },
  ].map((corner) => {
    const turned = rotate(corner, turn)
    return { x: at.x + turned.x, y: at.y + turned.y }
  })
  return { outline, top: outline.map(() => at.z + size.z), bottom: outline.map(() => at.z) }
}

/** A bar with four sides, one of them up where it lies. */
export function barOf(
  { from, to, size }: Pick<Bar, 'from' | 'to' | 'size'>,
  material: Material,
  isBuilt: boolean,
): Piece {
  const way = unit(minus(to, from))
  const aside = unit(crossed(way, Math.abs(way.z) > UPRIGHT ? { x: 1, y: 0, z: 0 } : UP))
  const up = crossed(aside, way)
  const half = size / 2
  const around = (end: Point3) =>
    CORNERS.map(([a, b]) => plus(end, plus(times(aside, a * half), times(up, b * half))))
  const [first, last] = [around(from), around(to)]
  const face = (corners: readonly Point3[], out: Point3): PieceFace => ({
    corners,
    out,
    material,
    lines: [],
    panels: [],
  })
  const sides = [aside, times(up, -1), times(aside, -1), up].map((out, index) => {
    const next = (index + 1) % 4
    return face([first[index] ?? from, first[next] ?? from, last[next] ?? to, last[index] ?? to], out)
  })
  return {
    faces: [...sides, face(first, times(way, -1)), face(last, way)],
    corners: [...first, ...last],
    normals: [way, aside, up],
    edges: [way, aside, up],
    form: 'bar',
    balls: [],
    isEdged: false,
    isBuilt,
  }
}

const UPRIGHT = 0.99
/** Around a bar: to its side, and up. */
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const
