import { type Box, boxAround } from '../../../base/geometry/outline.ts'
import type { Point } from '../../../base/geometry/point.ts'
import { awayFrom, isInside, stretchesOf } from '../../../base/geometry/polygon.ts'
import type { Inches } from '../../../base/units.ts'
import type { Footing } from '../../../model/layout/site.ts'
import { outlineOfFooting } from '../../../model/layout/things-of-site.ts'
import { centreOf, cornersOf, type Rect } from './rect.ts'

/** An outline with what is asked of it often. */
export type Shape = {
  readonly outline: readonly Point[]
  readonly edges: readonly (readonly [Point, Point])[]
  readonly box: Box
  /** Whether it is an upright rectangle, which its box tells all of. */
  readonly isUpright: boolean
}

export function shapeOver(outline: readonly Point[]): Shape {
  const edges = stretchesOf(outline).filter(([from, to]) => from.x !== to.x || from.y !== to.y)
  const isUpright = edges.length === 4 && edges.every(([from, to]) => from.x === to.x || from.y === to.y)
  return { outline, edges, box: boxAround(outline), isUpright }
}

/** Things may meet, and dust of additions may press them into one another. */
const DUST: Inches = 1e-4

export function isWithin(shape: Shape, rect: Rect): boolean {
  const { min, max } = shape.box
  const isInBox =
    rect.left >= min.x - DUST &&
    rect.right <= max.x + DUST &&
    rect.top >= min.y - DUST &&
    rect.bottom <= max.y + DUST
  if (!isInBox || shape.isUpright) return isInBox
  return !isCrossed(shape, rect) && isInside(shape.outline, centreOf(rect))
}

export function isOff(shape: Shape, rect: Rect): boolean {
  const { min, max } = shape.box
  const isOffBox =
    rect.right <= min.x + DUST ||
    rect.left >= max.x - DUST ||
    rect.bottom <= min.y + DUST ||
    rect.top >= max.y - DUST
  if (isOffBox || shape.isUpright) return isOffBox
  return !isCrossed(shape, rect) && !isInside(shape.outline, centreOf(rect))
}

/** Whether an edge of an outline passes through a rectangle; along its own edges it may run. */
function isCrossed({ edges }: Shape, rect: Rect): boolean {
  const { left, right, top, bottom } = rect
  for (const [from, to] of edges)
    if (passes(from, to, { left: left + DUST, right: right - DUST, top: top + DUST, bottom: bottom - DUST }))
      return true
  return false
}

/** Whether a stretch has a place within a rectangle (Liang and Barsky); most lie beside it, which their boxes tell sooner. */
export function passes(from: Point, to: Point, { left, right, top, bottom }: Rect): boolean {
  if (
    Math.max(from.x, to.x) < left ||
    Math.min(from.x, to.x) > right ||
    Math.max(from.y, to.y) < top ||
    Math.min(from.y, to.y) > bottom
  )
    return false
  let [enters, leaves] = [0, 1]
  const [x, y] = [to.x - from.x, to.y - from.y]
  for (const [by, room] of [
    [-x, from.x - left],
    [x, right - from.x],
    [-y, from.y - top],
    [y, bottom - from.y],
  ] as const) {
    if (by < 0) enters = Math.max(enters, room / by)
    if (by > 0) leaves = Math.min(leaves, room / by)
  }
  return enters < leaves
}

/** How far a rectangle stands from an outline; 0 where they meet. */
const gapToShape = (shape: Shape, rect: Rect): Inches =>
  isOff(shape, rect) ? Math.min(...shape.edges.map(([from, to]) => gapToStretch(rect, from, to))) : 0

/** How far a rectangle stands from a stretch that does not pass through it. */
export const gapToStretch = (rect: Rect, from: Point, to: Point): Inches =>
  Math.min(
    gapToPoint(rect, from),
    gapToPoint(rect, to),
    ...cornersOf(rect).map((corner) => awayFrom(from, to, corner)),
  )

const gapToPoint = ({ left, right, top, bottom }: Rect, { x, y }: Point): Inches =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** What stands somewhere, and the least gap to it. */
export type Thing = { readonly name: string; readonly clearance: Inches } & (
  | { readonly shape: Shape }
  | { readonly at: Point; readonly radius: Inches }
)

export const thingOf = (footing: Footing, name: string, clearance: Inches): Thing =>
  'at' in footing
    ? { name, clearance, at: footing.at, radius: footing.radius }
    : { name, clearance, shape: shapeOver(outlineOfFooting(footing)) }

/** Whether a rectangle keeps clear of a thing, by so much. */
export function keepsClear(thing: Thing, rect: Rect, clearance: Inches = thing.clearance): boolean {
  if ('at' in thing) return gapToPoint(rect, thing.at) >= thing.radius + clearance - 1e-6
  const { min, max } = thing.shape.box
  const isFar =
    max.x + clearance <= rect.left ||
    min.x - clearance >= rect.right ||
    max.y + clearance <= rect.top ||
    min.y - clearance >= rect.bottom
  return (
    isFar || (clearance === 0 ? isOff(thing.shape, rect) : gapToShape(thing.shape, rect) >= clearance - 1e-6)
  )
}
