import type { Room } from '../labels/room.ts'
import type { Mark, Marks } from '../marks/mark.ts'
import { group } from '../marks/shapes.ts'
import { SIZE } from '../palettes/paper.ts'
import { penOf } from '../palettes/pens.ts'
import { letters, line } from '../typeset/marks.ts'
import type { LetteredDimension, PlacedDimension } from './dimension.ts'
import { DESCENT, PAPER_DIMENSIONS } from './dimension-sizes.ts'
import { placeDimensions } from './place-dimensions.ts'

const PEN = { width: penOf('dimension') }
const TICK_PEN = { width: penOf('tick') }
const LEADER_PEN = { width: penOf('leader') }

/** Dimensions of a paper: lines with ticks of 45 degrees, and words that find their place in its room. */
export const dimensionMarks = (dimensions: readonly LetteredDimension[], room: Room): Marks =>
  placedMarks(placeDimensions(dimensions, PAPER_DIMENSIONS, room))

/** Dimensions that have their places on a paper. */
export const placedMarks = (placed: readonly PlacedDimension[]): Marks => placed.flatMap(marksOf)

const marksOf = (placed: PlacedDimension): Marks => [
  ...placed.witnesses.map((witness) => line(witness, PEN)),
  line(placed.line, PEN),
  ...placed.ticks.map((tick) => line(tick, TICK_PEN)),
  ...(placed.words.leader ? [line(placed.words.leader, LEADER_PEN)] : []),
  wordsMark(placed),
]

/** From the middle of the letters to their baseline. */
const BASELINE = PAPER_DIMENSIONS.letters / 2 - DESCENT

function wordsMark({
  dimension: { words, weight = 'regular' },
  words: { at, along },
}: PlacedDimension): Mark {
  const base = { x: at.x - along.y * BASELINE, y: at.y + along.x * BASELINE }
  return group([letters(words, 0, 0, { size: SIZE.small, weight, align: 'middle' })], {
    matrix: [along.x, along.y, 0 - along.y, along.x, base.x, base.y],
  })
}
