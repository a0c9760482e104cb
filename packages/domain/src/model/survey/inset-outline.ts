import { add, dot, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { awayFrom, isInside, signedArea, stretchesOf } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'

/**
 * An outline with every side moved inwards: the yard that a setback leaves of a lot. null where nothing is left of it.
 */
export function insetOutline(outline: readonly Point[], by: Inches): readonly Point[] | null {
  if (by === 0) return outline
  const sides = stretchesOf(outline).flatMap(([from, to]) => {
    const way = subtract(to, from)
    const length = Math.sqrt(dot(way, way))
    if (length === 0) return []
    const along = scale(way, 1 / length)
    const inwards = scale({ x: -along.y, y: along.x }, by * turnedTo(outline))
    return [{ from: add(from, inwards), along }]
  })
  const corners = sides.flatMap((side, index) => {
    const before = sides[(index + sides.length - 1) % sides.length]
    const at = before && meeting(before, side)
    return at ? [at] : []
  })
  const isWhole =
    corners.length >= 3 &&
    turnedTo(corners) === turnedTo(outline) &&
    Math.abs(signedArea(corners)) > NEAR &&
    corners.every((corner) => isInside(outline, corner)) &&
    // Sides that have all passed one another enclose something again, nearer to the outline than they may be.
    corners.some((corner) => rimAway(outline, corner) >= by - NEAR)
  return isWhole ? corners : null
}

const NEAR: Inches = 1e-6

const rimAway = (outline: readonly Point[], at: Point): Inches =>
  Math.min(...stretchesOf(outline).map(([from, to]) => awayFrom(from, to, at)))

/** 1 for an outline given clockwise, y down; -1 for the other way. */
const turnedTo = (outline: readonly Point[]): 1 | -1 => (signedArea(outline) >= 0 ? 1 : -1)

type Line = { readonly from: Point; readonly along: Point }

/** Where two lines meet; sides that go on straight meet at their common end. */
function meeting(a: Line, b: Line): Point {
  const across = a.along.x * b.along.y - a.along.y * b.along.x
  if (Math.abs(across) < 1e-9) return b.from
  const gap = subtract(b.from, a.from)
  const share = (gap.x * b.along.y - gap.y * b.along.x) / across
  return add(a.from, scale(a.along, share))
}
