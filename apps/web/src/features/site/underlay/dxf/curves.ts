import type { Point } from '@ramp/domain'

/** A line through points. */
export type Curve = readonly Point[]

/** A part of a circle is drawn by chords of so much of it at most. */
const CHORD = Math.PI / 36

type Round = {
  /** The shorter half axis as a share of the longer one. */
  readonly ratio: number
  /** Radians against the clock from the longer axis. */
  readonly from: number
  readonly to: number
}

/** An ellipse or a part of one, against the clock, y upward. */
export function round(center: Point, axis: Point, { ratio, from, to }: Round): Curve {
  // Angles of a file may go round many times.
  const sweep = Math.min(to > from ? to - from : to - from + 2 * Math.PI, 2 * Math.PI)
  const count = Math.max(2, Math.ceil(sweep / CHORD))
  return Array.from({ length: count + 1 }, (_, at) => {
    const angle = from + (sweep * at) / count
    const [along, beside] = [Math.cos(angle), Math.sin(angle) * ratio]
    return { x: center.x + axis.x * along - axis.y * beside, y: center.y + axis.y * along + axis.x * beside }
  })
}

type Vertex = Point & { readonly bulge?: number | undefined }

/** A polyline; a bulge is the tangent of a quarter of the angle that its arc goes round, positive against the clock. */
export function bulged(vertices: readonly Vertex[], isClosed: boolean): Curve {
  const [first] = vertices
  const all = isClosed && first ? [...vertices, first] : vertices
  return all.flatMap((to, index) => {
    const from = all[index - 1]
    const end = { x: to.x, y: to.y }
    return from?.bulge ? [...arcBetween(from, to, from.bulge), end] : [end]
  })
}

/** Points of an arc between its ends, without them. */
function arcBetween(from: Point, to: Point, bulge: number): Curve {
  const sweep = 4 * Math.atan(bulge)
  const count = Math.max(2, Math.ceil(Math.abs(sweep) / CHORD))
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  // From the middle of the chord to the center, as a share of the chord, to its left.
  const off = (1 - bulge * bulge) / (4 * bulge)
  const center = { x: middle.x - (to.y - from.y) * off, y: middle.y + (to.x - from.x) * off }
  const [x, y] = [from.x - center.x, from.y - center.y]
  return Array.from({ length: count - 1 }, (_, at) => {
    const angle = (sweep * (at + 1)) / count
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    return { x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine }
  })
}
