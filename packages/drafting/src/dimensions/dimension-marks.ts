import { distance, type Point } from '@ramp/domain'
import type { Room } from '../labels/room.ts'
import { lengthText } from '../lengths/length-text.ts'
import type { Marks } from '../marks/mark.ts'
import { penOf } from '../palettes/pens.ts'
import type { Frame } from '../sheets/paper.ts'
import { line } from '../typeset/marks.ts'
import type { PlacedView } from '../views/placed-view.ts'
import type { ViewDimension } from './dimension.ts'
import { lackOfRoom, MOST_SHIFT, type Segment, WORDS_ROW, wordsOfDimension } from './dimension-words.ts'

const PEN = { width: penOf('dimension') }
const TICK_PEN = { width: penOf('tick') }
const TICK = 3.2
/** The witness line begins so far from what it measures, and goes on beyond its dimension line. */
const GAP = 3
const BEYOND = 4
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
/** The first line is so far outside of what reaches beyond the measured edge. */
const CLEAR = 16
/** Each further one stands so far outside of the one before. */
const NEXT = 17

/**
 * The dimensions of a view for paper: lines of one side stand in rows, however large the scale.
 */
export function dimensionsOnPaper(
  dimensions: readonly ViewDimension[],
  { toPaper, onPaper }: PlacedView,
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
  const lacks = ({ from, to, measure }: ViewDimension) =>
    lackOfRoom(distance(toPaper(from), toPaper(to)), lengthText(measure, 'plan-dimension'))
  return dimensions.map((one) => {
    const side = sideOf(one)
    const row = rows.get(side)?.indexOf(one.offset) ?? 0
    const [from, to] = [toPaper(one.from), toPaper(one.to)]
    const isFlat = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    const least = first ?? (isFlat ? FIRST.above : FIRST.beside)
    const near = Math.max(least, onPaper(one.reach ?? 0) + CLEAR)
    // Words of two narrow neighbors that no shift keeps apart stand one over the other, before the next row.
    const chain = dimensions.filter((other) => sideOf(other) === side && other.offset === rows.get(side)?.[0])
    const isRaised = chain.slice(1).some((after, index) => {
      const [first, second] = [lacks(chain[index] ?? after), lacks(after)]
      return first > 0 && second > 0 && first + second > 2 * MOST_SHIFT
    })
    return {
      from,
      to,
      away: Math.sign(one.offset || 1) * (near + row * (NEXT + (isRaised ? WORDS_ROW : 0))),
      words: lengthText(one.measure, 'plan-dimension'),
      weight: row > 0 ? 'bold' : 'regular',
    }
  })
}

/** Dimensions that run the same way along the same edge. */
const sideOf = ({ from, to }: ViewDimension): string =>
  Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    ? `y ${Math.sign(to.x - from.x)} ${from.y.toFixed(1)}`
    : `x ${Math.sign(to.y - from.y)} ${from.x.toFixed(1)}`

/** One dimension as it is drawn: its marks, its witness lines, and where its words stand. */
export type DrawnDimension = {
  readonly marks: Marks
  readonly witnesses: readonly Segment[]
  readonly words: Frame
}

/** Dimensions of one view, each with its words off the lines of all of them; what stands first finds its place first. */
export function drawnDimensions(
  dimensions: readonly PaperDimension[],
  room: Room,
): readonly DrawnDimension[] {
  const all = dimensions
    .filter(({ from, to }) => distance(from, to) >= 0.01)
    .map((one) => ({ one, lines: linesOf(one) }))
  return all.map(({ one, lines }) => {
    const { aside, along, witnesses, measured } = lines
    const others = all.flatMap((other) => [
      ...other.lines.witnesses,
      ...(other.one === one ? [] : [other.lines.measured]),
    ])
    const words = wordsOfDimension(
      {
        ...one,
        line: measured,
        outward: times(aside, Math.sign(one.away) || 1),
        beyond: BEYOND,
        lines: others,
      },
      room,
    )
    const tick = (at: Point) => {
      const lean = times({ x: along.x + aside.x, y: along.y + aside.y }, TICK)
      return line(
        [
          { x: at.x - lean.x, y: at.y - lean.y },
          { x: at.x + lean.x, y: at.y + lean.y },
        ],
        TICK_PEN,
      )
    }
    return {
      marks: [
        ...witnesses.map((witness) => line(witness, PEN)),
        line(measured, PEN),
        ...measured.map(tick),
        ...words.marks,
      ],
      witnesses,
      words: words.frame,
    }
  })
}

/** Witness lines, ticks of 45 degrees, and the measure above its line; where it is too short, raised or beside its end. */
export const dimensionMarks = (dimension: PaperDimension, room: Room): Marks =>
  drawnDimensions([dimension], room).flatMap(({ marks }) => marks)

/** The witness lines of a dimension and its dimension line; left of the way, on a sheet whose y goes down. */
function linesOf({ from, to, away }: PaperDimension) {
  const length = distance(from, to)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const aside = { x: along.y, y: -along.x }
  const side = Math.sign(away) || 1
  const moved = ({ x, y }: Point, by: number): Point => ({ x: x + aside.x * by, y: y + aside.y * by })
  const witness = (foot: Point): Segment => [moved(foot, side * GAP), moved(foot, away + side * BEYOND)]
  const measured: Segment = [moved(from, away), moved(to, away)]
  return { along, aside, witnesses: [witness(from), witness(to)], measured }
}

const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by })
