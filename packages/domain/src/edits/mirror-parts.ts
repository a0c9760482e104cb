import { add, dot, normalOf, type Point, scale, subtract } from '../base/geometry/point.ts'
import { type Degrees, normalizeAngle } from '../base/units.ts'
import type { Part, PartId, PartKind, Side } from '../model/layout/part.ts'
import type { Edit } from './edit.ts'

/** The line that parts are mirrored about: through a point, in a direction clockwise from "up". */
export type MirrorAxis = { readonly at: Point; readonly facing: Degrees }

/** Mirrors parts, with what was decided about their sides: rails, entrances and exits. */
export const mirrorParts =
  (ids: readonly PartId[], axis: MirrorAxis): Edit =>
  (layout) => {
    const wanted = new Set(ids)
    const kinds = new Map(layout.parts.map(({ id, kind }) => [id, kind]))
    if (!ids.some((id) => kinds.has(id))) return layout
    return {
      ...layout,
      parts: layout.parts.map((part) => (wanted.has(part.id) ? mirrorPart(part, axis) : part)),
      openings: layout.openings.map((opening) => {
        const kind = wanted.has(opening.part) ? kinds.get(opening.part) : undefined
        return kind ? { ...opening, side: mirrorSide(kind, opening.side) } : opening
      }),
    }
  }

export function mirrorPoint(point: Point, { at, facing }: MirrorAxis): Point {
  const along = normalOf(facing)
  const off = subtract(point, at)
  return add(at, subtract(scale(along, 2 * dot(off, along)), off))
}

/** A part keeps its own top and bottom, so that ramps still go down the same way; its left and right change places. */
const SWAPPED: Readonly<Record<Side, Side>> = { TOP: 'TOP', RIGHT: 'LEFT', BOTTOM: 'BOTTOM', LEFT: 'RIGHT' }

/** A 45-degree piece turns one way only: to turn the other way it is walked from its other end. */
const END_FOR_END: Readonly<Record<Side, Side>> = {
  TOP: 'BOTTOM',
  RIGHT: 'RIGHT',
  BOTTOM: 'TOP',
  LEFT: 'LEFT',
}
/** Its ends face 0 and 225 degrees; seen in a mirror 0 and 135, which are its own two ends turned by this much. */
const END_FOR_END_TURN: Degrees = 135

/** The side of a mirrored part that stands where the given one is seen in the mirror. */
const mirrorSide = (kind: PartKind, side: Side): Side => (kind === 'arr' ? END_FOR_END : SWAPPED)[side]

function mirrorPart(part: Part, axis: MirrorAxis): Part {
  const own = part.kind === 'arr' ? END_FOR_END_TURN : 0
  const place = {
    at: mirrorPoint(part.at, axis),
    rotation: normalizeAngle(2 * axis.facing - part.rotation + own),
  }
  switch (part.kind) {
    case 'platform':
    case 'platform-ext': {
      const handrailSides = part.handrailSides?.map((side) => mirrorSide(part.kind, side)) ?? null
      return { ...part, ...place, handrailSides }
    }
    case 'vpl':
      return { ...part, ...place, isTowerFlipped: !part.isTowerFlipped }
    default:
      return { ...part, ...place }
  }
}
