import { boxAround, type Point } from '@ramp/domain'
import { group, type Marks } from '@ramp/drawing'
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
/** From one row of words to the next. */
const ROW = 11
/** Words may be so much longer than their stretch: the ticks lean away from them. */
const TIGHT = 2

/** A dimension on paper: `away` are points from what is measured to its line, to the left of the way from `from` to `to`. */
export type PaperDimension = {
  readonly from: Point
  readonly to: Point
  readonly away: number
  readonly words: string
  readonly weight?: 'regular' | 'bold'
}

/** The first line stands so far outside of the system: beside it where tags stand, above and below it nearer. */
const FIRST = { beside: 46, above: 34 } as const
/** Each further one stands so far outside of the one before. */
const NEXT = 17

/**
 * The dimensions of a view for paper: lines of one side stand in rows, however large the scale.
 */
export function dimensionsOnPaper(
  dimensions: readonly Dimension[],
  { toPaper }: PlacedView,
  first?: number,
): readonly PaperDimension[] {
  const rows = new Map<string, number[]>()
  for (const one of dimensions) {
    const offsets = rows.get(sideOf(one)) ?? []
    if (!offsets.includes(one.offset))
      rows.set(
        sideOf(one),
        [...offsets, one.offset].toSorted((a, b) => a - b),
      )
  }
  return dimensions.map((one) => {
    const row = rows.get(sideOf(one))?.indexOf(one.offset) ?? 0
    const [from, to] = [toPaper(one.from), toPaper(one.to)]
    const isFlat = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    const near = first ?? (isFlat ? FIRST.above : FIRST.beside)
    return {
      from,
      to,
      away: Math.sign(one.offset || 1) * (near + row * NEXT),
      words: architectLength(one.measure),
      weight: row > 0 ? 'bold' : 'regular',
    }
  })
}

/** Dimensions that run the same way along the same edge. */
const sideOf = ({ from, to }: Dimension): string =>
  Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    ? `y ${Math.sign(to.x - from.x)} ${from.y.toFixed(1)}`
    : `x ${Math.sign(to.y - from.y)} ${from.x.toFixed(1)}`

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
  const lettering = wordsAlong({ a, b, words, weight }, room)
  return [witness(from), witness(to), line([a, b], PEN), tick(a), tick(b), ...lettering]
}

type Lettered = {
  readonly a: Point
  readonly b: Point
  readonly words: string
  readonly weight: 'regular' | 'bold'
}

type Standing = { readonly frame: Frame; readonly marks: Marks }

/** Words run along their line and are read from below or from the right; they stand at the first place that is free. */
function wordsAlong({ a, b, words, weight }: Lettered, room: Room): Marks {
  // From left to right, and upwards where it is upright.
  const isTurned = b.x < a.x - 0.01 || (Math.abs(b.x - a.x) <= 0.01 && b.y > a.y)
  const [from, to] = isTurned ? [b, a] : [a, b]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [cosine, sine] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const width = widthOf(words, { size: SIZE.small, weight })
  const at = (along: number, below: number): Point => ({
    x: from.x + cosine * along - sine * below,
    y: from.y + sine * along + cosine * below,
  })
  const standing = (middle: number, below: number): Standing => {
    const base = at(middle, below)
    const corners = [
      at(middle - width / 2, below + 1),
      at(middle + width / 2, below + 1),
      at(middle - width / 2, below - SIZE.small * CAPITALS),
      at(middle + width / 2, below - SIZE.small * CAPITALS),
    ]
    const isBeside = Math.abs(middle - length / 2) > 1 || below !== -ABOVE
    const foot = at(middle, below + (below < 0 ? 2 : -SIZE.small * CAPITALS - 1))
    return {
      frame: frameAround(corners),
      marks: [
        ...(isBeside && Math.abs(below) > SIZE.small ? [line([at(length / 2, 0), foot], PEN)] : []),
        group([letters(words, 0, 0, { size: SIZE.small, weight, align: 'middle' })], {
          matrix: [cosine, sine, -sine, cosine, base.x, base.y],
        }),
      ],
    }
  }
  return (room.find(places(standing, { length, width })) ?? standing(length / 2, -ABOVE)).marks
}

/** Above the line, then in rows further off; never over a neighbor's stretch of the chain on its own line. */
function* places(
  standing: (middle: number, below: number) => Standing,
  { length, width }: { readonly length: number; readonly width: number },
): Generator<Standing> {
  if (width <= length + TIGHT) yield standing(length / 2, -ABOVE)
  for (let row = 1; row < 7; row += 1)
    for (const below of [SIZE.small + row * ROW - 4, -ABOVE - row * ROW - 6])
      for (const shift of [0, width / 2 + 6, -width / 2 - 6]) yield standing(length / 2 + shift, below)
}

function frameAround(points: readonly Point[]): Frame {
  const { min, max } = boxAround(points)
  return { left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y }
}
