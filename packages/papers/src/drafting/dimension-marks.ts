import type { Point } from '@ramp/domain'
import type { Marks } from '@ramp/drawing'
import type { Dimension } from '@ramp/solids'
import { architectLength } from '../paper/architect-length.ts'
import type { Frame } from '../paper/paper.ts'
import { SIZE } from '../typeset/ink.ts'
import { letters, line } from '../typeset/marks.ts'
import { widthOf } from '../typeset/row.ts'
import { type PlacedView, penOf } from './placed-view.ts'
import type { Room } from './room.ts'

const PEN = { width: penOf(0.18) }
const TICK_PEN = { width: penOf(0.35) }
const TICK = 3.2
/** The witness line begins so far from what it measures, and goes on beyond its dimension line. */
const GAP = 3
const BEYOND = 4
const ABOVE = 2.6
const CAPITALS = 0.727

/** A dimension on paper: `away` are points from what is measured to its line, to the left of the way from `from` to `to`. */
export type PaperDimension = {
  readonly from: Point
  readonly to: Point
  readonly away: number
  readonly words: string
  readonly weight?: 'regular' | 'bold'
}

/** A dimension of a view, its line so far away in points. */
export const dimensionAt = (
  { from, to, offset, measure }: Dimension,
  { toPaper }: PlacedView,
  away: number,
): PaperDimension => ({
  from: toPaper(from),
  to: toPaper(to),
  away: Math.sign(offset || 1) * away,
  words: architectLength(measure),
})

/** Witness lines, ticks of 45 degrees, and the measure above its line; where it is too short, beside its end. */
export function dimensionMarks(
  { from, to, away, words, weight = 'regular' }: PaperDimension,
  room: Room,
): Marks {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 0.01) return []
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // Left of the way, on a sheet whose y goes down.
  const aside = { x: along.y, y: -along.x }
  const side = Math.sign(away) || 1
  const moved = ({ x, y }: Point, by: number): Point => ({ x: x + aside.x * by, y: y + aside.y * by })
  const [a, b] = [moved(from, away), moved(to, away)]
  const witness = (foot: Point) => line([moved(foot, side * GAP), moved(foot, away + side * BEYOND)], PEN)
  const tick = ({ x, y }: Point) => {
    const d = { x: (along.x + aside.x) * TICK, y: (along.y + aside.y) * TICK }
    return line(
      [
        { x: x - d.x, y: y - d.y },
        { x: x + d.x, y: y + d.y },
      ],
      TICK_PEN,
    )
  }
  const lettering = wordsAlong({ a, b, along, words, weight, side }, room)
  return [witness(from), witness(to), line([a, b], PEN), tick(a), tick(b), ...lettering]
}

type Lettered = {
  readonly a: Point
  readonly b: Point
  readonly along: Point
  readonly words: string
  readonly weight: 'regular' | 'bold'
  readonly side: number
}

type Standing = { readonly frame: Frame; readonly marks: Marks }

/** Upright words beside steep lines, words above flat ones; the first place that is free. */
function wordsAlong({ a, b, along, words, weight, side }: Lettered, room: Room): Marks {
  const width = widthOf(words, { size: SIZE.small, weight })
  const height = SIZE.small * CAPITALS
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const isFlat = Math.abs(along.x) > Math.abs(along.y)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const at = (x: number, y: number, leader: readonly Point[] = []): Standing => ({
    frame: { left: x - width / 2, top: y - height, width, height: height + 1 },
    marks: [
      ...(leader.length > 0 ? [line(leader, PEN)] : []),
      letters(words, x, y, { size: SIZE.small, weight, align: 'middle' }),
    ],
  })
  const standing = isFlat
    ? flatPlaces(at, { middle, width, height, length, a, b, side })
    : steepPlaces(at, { middle, width, height, length, a, b, side, along })
  return room.find(standing)?.marks ?? at(middle.x, middle.y - ABOVE).marks
}

type Places = {
  readonly middle: Point
  readonly width: number
  readonly height: number
  readonly length: number
  readonly a: Point
  readonly b: Point
  readonly side: number
}
type At = (x: number, y: number, leader?: readonly Point[]) => Standing

function* flatPlaces(at: At, { middle, width, height, length, a, b }: Places): Generator<Standing> {
  if (width + 4 <= length) yield at(middle.x, middle.y - ABOVE)
  const [left, right] = a.x < b.x ? [a, b] : [b, a]
  yield at(right.x + width / 2 + 6, right.y - ABOVE)
  yield at(left.x - width / 2 - 6, left.y - ABOVE)
  for (let row = 1; row < 6; row += 1) {
    for (const step of [1, -1]) {
      const y = middle.y + step * row * (height + 4) + (step > 0 ? height : -ABOVE)
      for (const shift of [0, width / 2 + 4, -width / 2 - 4]) {
        const foot = step > 0 ? y - height - 1 : y + 1
        yield at(middle.x + shift, y, [middle, { x: middle.x + shift / 2, y: foot }])
      }
    }
  }
}

function* steepPlaces(
  at: At,
  { middle, width, height, length, side, along }: Places & { readonly along: Point },
): Generator<Standing> {
  // The words break the line, or stand outside of it.
  const out = side * Math.sign(along.y || 1)
  if (height + 4 <= length) {
    yield at(middle.x + out * (width / 2 + 4), middle.y + height / 2)
    yield at(middle.x - out * (width / 2 + 4), middle.y + height / 2)
  }
  for (let row = 1; row < 6; row += 1)
    for (const way of [out, -out])
      for (const step of [-1, 1]) {
        const x = middle.x + way * (width / 2 + 8)
        const y = middle.y + step * row * (height + 3) + height / 2
        yield at(x, y, [middle, { x: x - way * (width / 2 + 1), y: y - height / 2 }])
      }
}
