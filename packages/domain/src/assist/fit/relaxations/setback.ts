import { add, dot, type Point, scale, subtract } from '../../../base/geometry/point.ts'
import { isInside, signedArea, stretchesOf } from '../../../base/geometry/polygon.ts'
import type { Inches } from '../../../base/units.ts'

/**
 * A yard whose every edge lies so much further out, but never beyond the line of the property, of whatever shape that is.
 * An edge that does not run along the line moves until it meets it.
 */
export function setbackLess(yard: readonly Point[], lot: readonly Point[], by: Inches): readonly Point[] {
  const around = signedArea(yard) >= 0 ? 1 : -1
  const edges = stretchesOf(yard).flatMap(([from, to]): readonly Edge[] => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0) return []
    const out = scale({ x: (to.y - from.y) / length, y: -(to.x - from.x) / length }, around)
    const moved = scale(out, Math.min(by, roomBefore({ from, to }, out, lot)))
    return [{ from: add(from, moved), to: add(to, moved) }]
  })
  return edges.flatMap((edge, index) => {
    const corner = meet(edges.at(index - 1) ?? edge, edge) ?? edge.from
    // Where the property has a corner of its own, two edges may meet beyond it: there they end on the line.
    return isInside(lot, corner) ? [corner] : [(edges.at(index - 1) ?? edge).to, edge.from]
  })
}

type Edge = { readonly from: Point; readonly to: Point }

/** How far an edge may move before it meets the line of the property. */
function roomBefore({ from, to }: Edge, out: Point, lot: readonly Point[]): Inches {
  const along = subtract(to, from)
  const square = dot(along, along)
  const corners = lot.flatMap((corner) => {
    const off = subtract(corner, from)
    const share = dot(off, along) / square
    const ahead = dot(off, out)
    return share >= 0 && share <= 1 && ahead >= 0 ? [ahead] : []
  })
  const rays = stretchesOf(lot).flatMap(([a, b]) =>
    [from, to].flatMap((start) => {
      const [near, far] = [subtract(a, start), subtract(b, start)]
      const [p, q] = [dot(near, along), dot(far, along)]
      if (p === q || p > 0 === q > 0) return []
      const ahead = dot(add(near, scale(subtract(far, near), p / (p - q))), out)
      return ahead >= 0 ? [ahead] : []
    }),
  )
  return Math.min(...corners, ...rays, Number.POSITIVE_INFINITY)
}

/** Where two lines meet; null where they run alike. */
function meet(a: Edge, b: Edge): Point | null {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y]
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y]
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < 1e-9) return null
  const share = ((b.from.x - a.from.x) * by - (b.from.y - a.from.y) * bx) / cross
  return { x: a.from.x + ax * share, y: a.from.y + ay * share }
}

/** An outline so far around another that nothing reaches it. */
export function around(outline: readonly Point[]): readonly Point[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs) - FAR, Math.max(...xs) + FAR]
  const [top, bottom] = [Math.min(...ys) - FAR, Math.max(...ys) + FAR]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

const FAR: Inches = 600
