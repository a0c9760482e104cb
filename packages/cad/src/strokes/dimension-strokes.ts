import { distance, type Inches, type Point } from '@ramp/domain'
import { type Dimension, feetAndInches } from '@ramp/solids'
import { DIMENSIONS } from './layers.ts'
import { LETTER_HEIGHT, type Letters, type Stroke, widthOf } from './stroke.ts'

/** A dimension as it is drawn: lines with ticks at 45 degrees, and its text over the line. */
export type DrawnDimension = {
  readonly dimension: Dimension
  /** The ends of the dimension line. */
  readonly line: readonly [Point, Point]
  readonly strokes: readonly Stroke[]
  readonly letters: Letters
}

/** From the thing to its extension line, beyond the dimension line, and half a tick. */
const GAP: Inches = 3
const BEYOND: Inches = 2
const HALF_TICK: Inches = 1.5
/** From a dimension line to the middle of its text, and from one row of texts to the next. */
const OVER: Inches = 4
const ROW: Inches = 6

/** Dimensions of a view; a text wider than its measure, or that would run into a neighbor's, stands a row further out. */
export function drawnDimensions(dimensions: readonly Dimension[]): readonly DrawnDimension[] {
  const taken = new Map<string, { readonly from: Inches; readonly to: Inches; readonly row: number }[]>()
  return dimensions.map((dimension) => {
    const { along, away } = directionsOf(dimension)
    const middle = (dot(dimension.from, along) + dot(dimension.to, along)) / 2
    const half = widthOf(feetAndInches(dimension.measure), LETTER_HEIGHT) / 2
    const span = { from: middle - half, to: middle + half }
    const key = `${dot(dimension.from, away) + dimension.offset} ${away.x} ${away.y}`
    const others = taken.get(key) ?? []
    const isFree = (row: number) =>
      others.every((other) => other.row !== row || other.to <= span.from || other.from >= span.to)
    const isWide = 2 * half > dimension.measure
    const row = (isWide ? [1] : [0, 1]).find(isFree) ?? 2
    taken.set(key, [...others, { ...span, row }])
    return drawn(dimension, row)
  })
}

function directionsOf({ from, to }: Dimension): { readonly along: Point; readonly away: Point } {
  const length = distance(from, to) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // To the left of the way, with y down.
  return { along, away: { x: along.y, y: 0 - along.x } }
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

function drawn(dimension: Dimension, row: number): DrawnDimension {
  const { from, to, offset, measure } = dimension
  const { along, away } = directionsOf(dimension)
  const off = ({ x, y }: Point, by: Inches): Point => ({ x: x + away.x * by, y: y + away.y * by })
  const line = [off(from, offset), off(to, offset)] as const
  const tick = (at: Point): readonly Point[] => {
    const lean = { x: (along.x + away.x) * HALF_TICK, y: (along.y + away.y) * HALF_TICK }
    return [
      { x: at.x - lean.x, y: at.y - lean.y },
      { x: at.x + lean.x, y: at.y + lean.y },
    ]
  }
  const extension = (at: Point) => [off(at, Math.min(GAP, offset)), off(at, offset + BEYOND)]
  const middle = { x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2 }
  const isUpright = Math.abs(along.y) > Math.abs(along.x)
  // Letters stand on their line as read from below, or from the right of the sheet: over it, or to its left.
  const isReadOutward = isUpright ? away.x < 0 : away.y < 0
  const over = (isReadOutward ? 1 : -1) * OVER + row * ROW * (isReadOutward ? 1 : -1)
  return {
    dimension,
    line,
    strokes: [line, extension(from), extension(to), tick(line[0]), tick(line[1])].map((points) => ({
      layer: DIMENSIONS,
      points,
      isClosed: false,
      isDashed: false,
    })),
    letters: {
      layer: DIMENSIONS,
      at: off(middle, over),
      text: feetAndInches(measure),
      height: LETTER_HEIGHT,
      turn: isUpright ? -90 : 0,
    },
  }
}
