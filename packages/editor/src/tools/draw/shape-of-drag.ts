import {
  boxAround,
  type Drawing,
  type DrawingId,
  type DrawingStyle,
  distance,
  inchesFromSpecPixels,
  midpoint,
  newDrawing,
  type Point,
  subtract,
  withPoints,
} from '@ramp/domain'
import type { Draws } from '../../modes/draws.ts'
import { straightened } from './straightened.ts'
import { thinned } from './thinned.ts'

/** How far apart the two ends of a line may be to become one, so that a polygon closes (spec 2 §9). */
const CLOSING = inchesFromSpecPixels(15)
/** An arc bows out by this part of its length until a person bends it. */
const BOW = 0.25

export type Drawn = {
  readonly draws: Draws
  readonly id: DrawingId
  readonly style: Partial<DrawingStyle>
  /** Every place of the drag. */
  readonly trail: readonly Point[]
  /** Shift: squares instead of rectangles, lines in steps of 45 degrees. */
  readonly isEven: boolean
}

/** What a drag draws. */
export function shapeOfDrag({ draws, id, style, trail, isEven }: Drawn): Drawing {
  const [from = { x: 0, y: 0 }] = trail
  const last = trail.at(-1) ?? from
  const to = isEven ? straightened(from, last) : last
  const known = { id, at: from, ...(Object.keys(style).length > 0 && { style: styleOf(draws, style) }) }
  switch (draws) {
    case 'line':
      return withPoints(newDrawing({ ...known, kind: 'line' }), [from, to])
    case 'arc':
      return withPoints(newDrawing({ ...known, kind: 'arc' }), [from, bowOf(from, to), to])
    case 'freeform':
      return closedOrNot(trail, known)
    case 'brush':
      return withPoints(newDrawing({ ...known, kind: 'brush' }), thinned(trail))
    case 'circle': {
      const radius = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / 2
      return newDrawing({ ...known, kind: 'circle', at: midpoint(from, to), radius })
    }
    case 'rectangle':
    case 'triangle': {
      const { min, max } = boxAround([from, isEven ? squared(from, last) : last])
      const size = { width: max.x - min.x, length: max.y - min.y }
      return newDrawing({ ...known, kind: draws, at: midpoint(min, max), ...size })
    }
  }
}

const styleOf = (draws: Draws, style: Partial<DrawingStyle>): DrawingStyle => ({
  ...newDrawing({ kind: draws, id: '', at: { x: 0, y: 0 } }).style,
  ...style,
})

type Known = { readonly id: DrawingId; readonly at: Point; readonly style?: DrawingStyle }

function closedOrNot(trail: readonly Point[], known: Known): Drawing {
  const points = thinned(trail)
  const [first] = points
  const last = points.at(-1)
  const closes = first && last && points.length > 3 && distance(first, last) <= CLOSING
  return closes
    ? withPoints(newDrawing({ ...known, kind: 'polygon' }), points.slice(0, -1))
    : withPoints(newDrawing({ ...known, kind: 'freeform' }), points)
}

function bowOf(from: Point, to: Point): Point {
  const along = subtract(to, from)
  const middle = midpoint(from, to)
  return { x: middle.x + along.y * BOW, y: middle.y - along.x * BOW }
}

function squared(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return {
    x: from.x + side * Math.sign(to.x - from.x || 1),
    y: from.y + side * Math.sign(to.y - from.y || 1),
  }
}
