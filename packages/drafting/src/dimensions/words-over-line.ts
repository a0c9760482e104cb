import { boxAround, type Point } from '@ramp/domain'
import { lineMeets, type Segment } from '../labels/frames.ts'
import type { Room } from '../labels/room.ts'
import type { DimensionWords } from './dimension.ts'
import type { DimensionSizes } from './dimension-sizes.ts'

type Wanted = {
  readonly line: Segment
  /** Away from what is measured. */
  readonly outward: Point
  readonly words: string
  readonly weight: 'regular' | 'bold'
  /** Lines of this and of other dimensions that the words keep off. */
  readonly lines: readonly Segment[]
  /** Ticks of all of them: words beside the end of a line keep off these too. */
  readonly ticks: readonly Segment[]
}

/** Where words stand in the directions of their line: their middle along it, and below it. */
type Place = { readonly along: number; readonly below: number; readonly hasLeader: boolean }

/**
 * Words run along their line, read from below or from the right: over it between the witness lines, else raised beyond their
 * ends, else beside an end, else in further rows on both sides. Where nothing is free they stand at the first place.
 */
export function wordsOverLine(wanted: Wanted, sizes: DimensionSizes, room: Room): DimensionWords {
  const { from, length, along } = readingWay(wanted.line)
  const width = sizes.widthOf(wanted.words, wanted.weight)
  const at = (x: number, below: number): Point => ({
    x: from.x + along.x * x - along.y * below,
    y: from.y + along.y * x + along.x * below,
  })
  const seen = ({ x, y }: Point): Point => ({
    x: (x - from.x) * along.x + (y - from.y) * along.y,
    y: (y - from.y) * along.x - (x - from.x) * along.y,
  })
  const half = { x: width / 2, y: sizes.letters / 2 }
  const seenLine = ([a, b]: Segment): Segment => [seen(a), seen(b)]
  const [lines, ticks] = [wanted.lines.map(seenLine), wanted.ticks.map(seenLine)]
  const isClear = ({ along: x, below }: Place) => {
    const frame = { left: x - half.x, top: below - half.y, width, height: sizes.letters }
    const isBeside = below === 0
    return ![...lines, ...(isBeside ? ticks : [])].some((one) => lineMeets(one, frame, sizes.air))
  }
  const standing = ({ along: x, below, hasLeader }: Place): DimensionWords => {
    const corners = [-half.x, half.x].flatMap((dx) => [
      at(x + dx, below - half.y),
      at(x + dx, below + half.y),
    ])
    const { min, max } = boxAround(corners)
    const foot = below - Math.sign(below) * (half.y + sizes.air)
    return {
      at: at(x, below),
      along,
      frame: { left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y },
      leader: hasLeader ? [at(length / 2, 0), at(x, foot)] : null,
    }
  }
  const isOutwardBelow = wanted.outward.y * along.x - wanted.outward.x * along.y > 0
  const places = { length, width, isOutwardBelow }
  function* clear(hasLeaders: boolean) {
    for (const place of placesFor(places, sizes)) {
      if (!isClear(place)) continue
      const words = standing(place)
      yield { frame: words.frame, leader: (hasLeaders && words.leader) || undefined, words }
    }
  }
  // Words over a leader can be read, words over words or under a deck cannot.
  function* anyClear() {
    yield* clear(true)
    yield* clear(false)
  }
  const found = room.find(anyClear())
  const [nearest] = clear(false)
  return found?.words ?? nearest?.words ?? standing(first(length, sizes))
}

/** A line from left to right, and upward where it is upright. */
function readingWay([a, b]: Segment): {
  readonly from: Point
  readonly length: number
  readonly along: Point
} {
  const isTurned = b.x < a.x - 0.01 || (Math.abs(b.x - a.x) <= 0.01 && b.y > a.y)
  const [from, to] = isTurned ? [b, a] : [a, b]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { from, length, along: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } }
}

const first = (length: number, { over, letters }: DimensionSizes): Place => ({
  along: length / 2,
  below: 0 - over - letters / 2,
  hasLeader: false,
})

/** Rows of raised words that are tried before the ends of the line, and in all. */
const ROWS_FIRST = 2
const ROWS = 6

type Stretch = { readonly length: number; readonly width: number; readonly isOutwardBelow: boolean }

function* placesFor({ length, width, isOutwardBelow }: Stretch, sizes: DimensionSizes): Generator<Place> {
  const { raised, row: step, shifts, beside, letters } = sizes
  const middle = length / 2
  const below = (row: number, isBelow: boolean): number =>
    (isBelow ? 1 : -1) * (raised + row * step + letters / 2)
  yield first(length, sizes)
  for (let row = 0; row < ROWS_FIRST; row += 1)
    // It is plain whose words they are while they stand over their own stretch.
    for (const shift of shifts)
      yield {
        along: middle + shift,
        below: below(row, isOutwardBelow),
        hasLeader: row > 0 || Math.abs(shift) > length / 4,
      }
  for (const along of [length + width / 2 + beside, -width / 2 - beside])
    yield { along, below: 0, hasLeader: false }
  const reach = width / 2 + beside
  for (let row = 0; row < ROWS; row += 1)
    for (const isBelow of [isOutwardBelow, !isOutwardBelow])
      for (const shift of [...shifts, reach, -reach])
        yield { along: middle + shift, below: below(row, isBelow), hasLeader: true }
}
