import { boxAround } from '../../geometry/outline.ts'
import { add, type Point, scale } from '../../geometry/point.ts'
import { stretchesOf } from '../../geometry/polygon.ts'
import type { Inches } from '../../units.ts'

/** A yard whose every edge lies so much further out, but never beyond the line of the property. */
export function setbackLess(yard: readonly Point[], lot: readonly Point[], by: Inches): readonly Point[] {
  const around = signedArea(yard) >= 0 ? 1 : -1
  const edges = stretchesOf(yard).map(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const out = scale({ x: (to.y - from.y) / length, y: -(to.x - from.x) / length }, around * by)
    return { from: add(from, out), to: add(to, out) }
  })
  const { min, max } = boxAround(lot)
  return edges.map((edge, index) => {
    const corner = meet(edges.at(index - 1) ?? edge, edge) ?? edge.from
    return { x: Math.min(max.x, Math.max(min.x, corner.x)), y: Math.min(max.y, Math.max(min.y, corner.y)) }
  })
}

type Edge = { readonly from: Point; readonly to: Point }

/** Where two lines meet; null where they run alike. */
function meet(a: Edge, b: Edge): Point | null {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y]
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y]
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < 1e-9) return null
  const share = ((b.from.x - a.from.x) * by - (b.from.y - a.from.y) * bx) / cross
  return { x: a.from.x + ax * share, y: a.from.y + ay * share }
}

const signedArea = (outline: readonly Point[]): number =>
  stretchesOf(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)
