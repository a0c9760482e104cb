import { add, dot, normalOf, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { isInside, stretchesOf } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import { type Porch, porchAtStart, type Site } from '../../model/layout/site.ts'
import type { PlacedSide } from '../placement/placed-part.ts'
import type { PlacedDoor } from './beyond-openings.ts'

/** A hair narrower and further in, so that what only touches an edge is no end of the porch. */
const HAIR: Inches = 0.01
/** The width of a porch is looked at this far behind its edge. */
const BEHIND_EDGE: Inches = 1

type Strip = { readonly from: Point; readonly out: Point; readonly width: Inches }

/** Level porch in front of a door, as wide as the door. */
export const porchBeforeDoor = ({ outline }: Porch, { at, faces, width = 36 }: PlacedDoor): Inches =>
  depthOf(outline, { from: at, out: normalOf(faces), width })

/** Where a way out of a door begins: at the door, or at the edge of the porch it starts at. */
export function startOfWay(door: PlacedDoor, site: Site): Point {
  const porch = porchAtStart(site, door)
  return porch ? add(door.at, scale(normalOf(door.faces), porchBeforeDoor(porch, door))) : door.at
}

/** Level porch behind its edge, as wide as what begins there. */
export const porchBehindEdge = ({ outline }: Porch, { middle, normal }: PlacedSide, width: Inches): Inches =>
  depthOf(outline, { from: middle, out: normal, width })

/** How wide a porch is along the edge that a side is at. */
export function porchAlongEdge({ outline }: Porch, { middle, normal }: PlacedSide): Inches {
  const across = { x: -normal.y, y: normal.x }
  const entry = add(middle, scale(normal, entryOf(outline, middle, normal) + BEHIND_EDGE))
  return reachIn(outline, entry, across) + reachIn(outline, entry, scale(across, -1))
}

/** How deep an outline is along a strip, from where the strip enters it to where its first edge is in the way. */
function depthOf(outline: readonly Point[], { from, out, width }: Strip): Inches {
  const across = { x: -out.y, y: out.x }
  const half = width / 2 - HAIR
  const enters = entryOf(outline, from, out)
  const start = add(from, scale(out, enters + HAIR))
  const rays = [-half, 0, half].map((aside) => reachIn(outline, add(start, scale(across, aside)), out))
  const corners = outline.flatMap((corner) => {
    const off = subtract(corner, start)
    const along = dot(off, out)
    return Math.abs(dot(off, across)) < half && along > HAIR ? [along] : []
  })
  const depth = Math.min(...rays, ...corners)
  // A strip wider than the outline has no depth at all, and a hair of it is none.
  return depth === 0 ? 0 : depth + HAIR
}

/** How far ahead of a place an outline begins; 0 within it. */
function entryOf(outline: readonly Point[], from: Point, out: Point): Inches {
  if (isInside(outline, add(from, scale(out, HAIR)))) return 0
  return Math.min(...crossingsAhead(outline, from, out))
}

/** How far one gets within an outline in a direction; 0 outside of it. */
const reachIn = (outline: readonly Point[], from: Point, out: Point): Inches =>
  isInside(outline, from) ? Math.min(...crossingsAhead(outline, from, out)) : 0

function crossingsAhead(outline: readonly Point[], from: Point, out: Point): readonly Inches[] {
  const crossings = stretchesOf(outline).flatMap(([a, b]) => {
    const [ax, ay] = inRay(a, from, out)
    const [bx, by] = inRay(b, from, out)
    if (ax > 0 === bx > 0) return []
    const along = ay + ((by - ay) * (0 - ax)) / (bx - ax)
    return along > HAIR / 2 ? [along] : []
  })
  return crossings.length > 0 ? crossings : [0]
}

/** A place as seen along a ray: aside of it, and along it. */
function inRay(at: Point, from: Point, out: Point): readonly [Inches, Inches] {
  const off = subtract(at, from)
  return [dot(off, { x: -out.y, y: out.x }), dot(off, out)]
}
