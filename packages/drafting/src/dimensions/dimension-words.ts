import { boxAround, type Point } from '@ramp/domain'
import type { Room, RoomPlace } from '../labels/room.ts'
import type { Marks } from '../marks/mark.ts'
import { group } from '../marks/shapes.ts'
import { SIZE } from '../palettes/paper.ts'
import { penOf } from '../palettes/pens.ts'
import type { Frame } from '../sheets/paper.ts'
import { letters, line } from '../typeset/marks.ts'
import { widthOf } from '../typeset/row.ts'

export type Segment = readonly [Point, Point]

const PEN = { width: penOf('leader') }
/** Baseline over the line, and height of capitals. */
const ABOVE = 2.6
const CAPITALS = SIZE.small * 0.727
/** Between words and any line of the dimensions. */
const AIR = 1
/** Raised words stand so far beside the middle of their stretch before they go to another row. */
export const MOST_SHIFT = 10
/** From one row of words to the next. */
export const WORDS_ROW = 11

/** Words of a dimension: its line, the way away from what is measured, and the lines that words keep off. */
export type DimensionWords = {
  readonly words: string
  readonly weight?: 'regular' | 'bold'
  readonly line: Segment
  readonly outward: Point
  /** How far the witness lines go on beyond the line. */
  readonly beyond: number
  readonly lines: readonly Segment[]
}

/** How much wider words are than the room between two witness lines; 0 or less where they fit. */
export const lackOfRoom = (length: number, words: string): number =>
  widthOf(words, { size: SIZE.small }) + 2 * AIR - length

/** Where words stand: the middle along the line from its left or lower end, and their baseline below it. */
type Place = { readonly middle: number; readonly below: number; readonly leader?: boolean }
type Standing = RoomPlace & { readonly marks: Marks }

/** Words run along their line, read from below or from the right: between the witness lines, else raised over their ends, else outside of them. */
export function wordsOfDimension(one: DimensionWords, room: Room): Standing {
  const { words, weight = 'regular' } = one
  // From left to right, and upwards where it is upright.
  const [a, b] = one.line
  const isTurned = b.x < a.x - 0.01 || (Math.abs(b.x - a.x) <= 0.01 && b.y > a.y)
  const [from, to] = isTurned ? [b, a] : [a, b]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [cosine, sine] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const width = widthOf(words, { size: SIZE.small, weight })
  const at = (along: number, below: number): Point => ({
    x: from.x + cosine * along - sine * below,
    y: from.y + sine * along + cosine * below,
  })
  const seen = ({ x, y }: Point): Point => ({
    x: (x - from.x) * cosine + (y - from.y) * sine,
    y: (y - from.y) * cosine - (x - from.x) * sine,
  })
  const lines = one.lines.map(([start, end]): Segment => [seen(start), seen(end)])
  const isClear = ({ middle, below }: Place) => {
    const frame = { left: middle - width / 2, top: below - CAPITALS, width, height: CAPITALS + 1 }
    return !lines.some((segment) => crosses(frame, segment))
  }
  const standing = ({ middle, below, leader = false }: Place): Standing => {
    const base = at(middle, below)
    const foot = at(middle, below + (below < 0 ? 2 : -CAPITALS - 1))
    const corners = [-width / 2, width / 2].flatMap((x) => [
      at(middle + x, below + 1),
      at(middle + x, below - CAPITALS),
    ])
    const { min, max } = boxAround(corners)
    const lead = leader ? ([at(length / 2, 0), foot] as const) : undefined
    return {
      leader: lead,
      frame: { left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y },
      marks: [
        ...(lead ? [line(lead, PEN)] : []),
        group([letters(words, 0, 0, { size: SIZE.small, weight, align: 'middle' })], {
          matrix: [cosine, sine, -sine, cosine, base.x, base.y],
        }),
      ],
    }
  }
  const isOutwardBelow = one.outward.y * cosine - one.outward.x * sine > 0
  const clear = [...placesFor({ length, width, beyond: one.beyond, isOutwardBelow })].filter(isClear)
  const [best = { middle: length / 2, below: -ABOVE }] = clear
  const places = clear.map(standing)
  // Words over a leader can be read, words over words cannot.
  return room.find(places) ?? room.find(places.map(({ leader: _, ...place }) => place)) ?? standing(best)
}

type Stretch = {
  readonly length: number
  readonly width: number
  readonly beyond: number
  readonly isOutwardBelow: boolean
}

/** Over the line; raised beyond the witness lines row by row, with a leader where it is not plain whose words they are; beside an end; inside. */
function* placesFor({ length, width, beyond, isOutwardBelow }: Stretch): Generator<Place> {
  const middle = length / 2
  const reach = width / 2 + 6
  yield { middle, below: -ABOVE }
  const raised = (row: number, isBelow: boolean): number =>
    isBelow ? beyond + AIR + 1 + CAPITALS + row * WORDS_ROW : -(beyond + AIR + 2 + row * WORDS_ROW)
  const shifts = [0, 3, -3, 6, -6, MOST_SHIFT, -MOST_SHIFT]
  for (let row = 0; row < 2; row += 1)
    for (const shift of shifts)
      yield {
        middle: middle + shift,
        below: raised(row, isOutwardBelow),
        leader: row > 0 || Math.abs(shift) > length / 4,
      }
  for (const beside of [length + width / 2 + 6, -width / 2 - 6]) yield { middle: beside, below: CAPITALS / 2 }
  for (let row = 0; row < 6; row += 1)
    for (const isBelow of [isOutwardBelow, !isOutwardBelow])
      for (const shift of [...shifts, reach, -reach])
        yield { middle: middle + shift, below: raised(row, isBelow), leader: true }
}

/** Whether a segment comes nearer to a frame than air asks for: what is left of it between the four sides. */
function crosses({ left, top, width, height }: Frame, [a, b]: Segment): boolean {
  let [first, last] = [0, 1]
  const within = (from: number, step: number, low: number, high: number): boolean => {
    if (Math.abs(step) < 1e-9) return from > low && from < high
    const [near, far] = [(low - from) / step, (high - from) / step]
    first = Math.max(first, Math.min(near, far))
    last = Math.min(last, Math.max(near, far))
    return first < last
  }
  return (
    within(a.x, b.x - a.x, left - AIR, left + width + AIR) &&
    within(a.y, b.y - a.y, top - AIR, top + height + AIR)
  )
}
