import { distance, type Inches, type Point } from '@ramp/domain'
import { lengthText, type ViewDimension } from '@ramp/drafting'
import { DIMENSIONS } from './layers.ts'
import { LETTER_HEIGHT, type Letters, type Stroke, widthOf } from './stroke.ts'

/** A dimension as it is drawn: lines with ticks at 45 degrees, and its text over the line. */
export type DrawnDimension = {
  readonly dimension: ViewDimension
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
/** Between letters and any line of a dimension. */
const AIR: Inches = 0.25

/** A dimension in its own directions: along its line from left to right or upward, and away from what is measured. */
type Seen = {
  readonly dimension: ViewDimension
  readonly along: Point
  readonly away: Point
  /** Where its line runs, and from where to where. */
  readonly line: Inches
  readonly from: Inches
  readonly to: Inches
  /** Where its extension lines begin and end. */
  readonly witness: readonly [Inches, Inches]
}

type Box = { readonly from: Inches; readonly to: Inches; readonly low: Inches; readonly high: Inches }

/** Dimensions of a view; a text that finds no room between its extension lines stands beyond their ends, or outside of them. */
export function drawnDimensions(dimensions: readonly ViewDimension[]): readonly DrawnDimension[] {
  const seen = dimensions.map(seenAs)
  const taken = new Map<string, Box[]>()
  return seen.map((one) => {
    const key = `${one.away.x} ${one.away.y}`
    const lines = seen
      .filter(({ away }) => `${away.x} ${away.y}` === key)
      .flatMap((other): readonly Box[] => [
        ...[other.from, other.to].map((at) => ({
          from: at,
          to: at,
          low: other.witness[0],
          high: other.witness[1],
        })),
        ...(other === one ? [] : [{ from: other.from, to: other.to, low: other.line, high: other.line }]),
      ])
    const others = taken.get(key) ?? []
    const half = widthOf(lengthText(one.dimension.measure, 'plan-dimension'), LETTER_HEIGHT) / 2
    const boxOf = ({ at, out }: Place): Box => ({
      from: at - half - AIR,
      to: at + half + AIR,
      low: out - LETTER_HEIGHT / 2 - AIR,
      high: out + LETTER_HEIGHT / 2 + AIR,
    })
    const places = placesFor(one, half)
    const place =
      places.find((place) => ![...lines, ...others].some((box) => meet(box, boxOf(place)))) ?? places[0]
    taken.set(key, [...others, boxOf(place)])
    return drawn(one, place)
  })
}

const meet = (a: Box, b: Box): boolean => a.from < b.to && b.from < a.to && a.low < b.high && b.low < a.high

function seenAs(dimension: ViewDimension): Seen {
  const { from, to, offset } = dimension
  const { along, away } = directionsOf(dimension)
  const foot = dot(from, away)
  const [a, b] = [dot(from, along), dot(to, along)]
  return {
    dimension,
    along,
    away,
    line: foot + offset,
    from: Math.min(a, b),
    to: Math.max(a, b),
    witness: [foot + Math.min(GAP, offset), foot + offset + BEYOND],
  }
}

/** The middle of a text: along its line, and away from what is measured. */
type Place = { readonly at: Inches; readonly out: Inches; readonly hasLeader: boolean }

/** Over the line; beyond the extension lines in rows; beside an end. */
function placesFor({ along, away, line, from, to }: Seen, half: Inches): readonly [Place, ...Place[]] {
  const isUpright = Math.abs(along.y) > Math.abs(along.x)
  // Letters stand on their line as read from below, or from the right of the sheet: over it, or to its left.
  const isReadOutward = isUpright ? away.x < 0 : away.y < 0
  const middle = (from + to) / 2
  const raised = [1, 2, 3, 4, 5].flatMap((row) =>
    SHIFTS.map((shift) => ({
      at: middle + shift,
      out: line + OVER + row * ROW,
      hasLeader: row > 1 || Math.abs(shift) > (to - from) / 4,
    })),
  )
  const beside = [to + half + OVER, from - half - OVER].map((at) => ({ at, out: line, hasLeader: false }))
  return [
    { at: middle, out: line + (isReadOutward ? OVER : -OVER), hasLeader: false },
    ...raised.slice(0, SHIFTS.length),
    ...beside,
    ...raised.slice(SHIFTS.length),
  ]
}

const SHIFTS: readonly Inches[] = [0, 4, -4, 8, -8, 14, -14]

function directionsOf({ from, to }: ViewDimension): { readonly along: Point; readonly away: Point } {
  const length = distance(from, to) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // To the left of the way, with y down.
  return { along, away: { x: along.y, y: 0 - along.x } }
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

function drawn({ dimension, along, away, line: height }: Seen, place: Place): DrawnDimension {
  const { from, to, offset, measure } = dimension
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
  const aside = place.at - dot(middle, along)
  const at = off({ x: middle.x + along.x * aside, y: middle.y + along.y * aside }, place.out - height)
  const leader = place.hasLeader ? [[middle, off(at, -LETTER_HEIGHT / 2)]] : []
  return {
    dimension,
    line,
    strokes: [line, extension(from), extension(to), tick(line[0]), tick(line[1]), ...leader].map(
      (points) => ({
        layer: DIMENSIONS,
        points,
        isClosed: false,
        isDashed: false,
      }),
    ),
    letters: {
      layer: DIMENSIONS,
      at,
      text: lengthText(measure, 'plan-dimension'),
      height: LETTER_HEIGHT,
      turn: Math.abs(along.y) > Math.abs(along.x) ? -90 : 0,
    },
  }
}
