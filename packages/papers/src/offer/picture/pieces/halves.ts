import type { Inches } from '@ramp/domain'
import type { Point3 } from '@ramp/solids'
import { dotted, lengthOf, middleOf3, minus, mixed3, times, unit } from '../geometry/space.ts'
import { distinctPlaces, distinctWays, type Line3, type Piece, type PieceFace } from './piece.ts'

/** A plane, by the direction out of it and how far along that it is: what is before it is kept. */
type Cut = { readonly out: Point3; readonly at: number }

/** Both halves of a piece, cut across where it is longest; null for one too small to cut. */
export function halvesOf(piece: Piece): readonly [Piece, Piece] | null {
  const [from, to] = farthest(piece.corners)
  if (lengthOf(minus(to, from)) < SHORTEST_CUT) return null
  const out = unit(minus(to, from))
  const at = dotted(out, middleOf3([from, to]))
  return [keptOf(piece, { out, at }), keptOf(piece, { out: times(out, -1), at: -at })]
}

const SHORTEST_CUT: Inches = 3

function farthest(places: readonly Point3[]): readonly [Point3, Point3] {
  const [first = { x: 0, y: 0, z: 0 }] = places
  const from = farthestFrom(first, places)
  return [from, farthestFrom(from, places)]
}

const farthestFrom = (from: Point3, places: readonly Point3[]): Point3 =>
  places.reduce((best, one) => (lengthOf(minus(one, from)) > lengthOf(minus(best, from)) ? one : best), from)

function keptOf(piece: Piece, cut: Cut): Piece {
  const faces = piece.faces.flatMap((face): readonly PieceFace[] => {
    const corners = cutOutline(face.corners, cut)
    if (corners.length < 3) return []
    const lines = face.lines.flatMap((line) => cutLine(line, cut))
    const panels = face.panels.flatMap((panel) => {
      const own = cutOutline(panel.corners, cut)
      return own.length < 3 ? [] : [{ ...panel, corners: own }]
    })
    return [{ ...face, corners, lines, panels }]
  })
  return {
    ...piece,
    faces,
    corners: distinctPlaces(faces.flatMap(({ corners }) => corners)),
    normals: distinctWays([...piece.normals, cut.out]),
  }
}

const isKept = (place: Point3, { out, at }: Cut): boolean => dotted(out, place) <= at

const crossing = (a: Point3, b: Point3, { out, at }: Cut): Point3 => {
  const [from, to] = [dotted(out, a), dotted(out, b)]
  return mixed3(a, b, (at - from) / (to - from))
}

const cutOutline = (corners: readonly Point3[], cut: Cut): readonly Point3[] =>
  corners.flatMap((to, index) => {
    const from = corners.at(index - 1) ?? to
    const met = isKept(to, cut) === isKept(from, cut) ? [] : [crossing(from, to, cut)]
    return isKept(to, cut) ? [...met, to] : met
  })

function cutLine([a, b]: Line3, cut: Cut): readonly Line3[] {
  const [isFirst, isLast] = [isKept(a, cut), isKept(b, cut)]
  if (isFirst === isLast) return isFirst ? [[a, b]] : []
  const met = crossing(a, b, cut)
  return isFirst ? [[a, met]] : [[met, b]]
}
