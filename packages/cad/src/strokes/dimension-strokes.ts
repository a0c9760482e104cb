import type { Inches, Point } from '@ramp/domain'
import {
  type DimensionSizes,
  dimensionText,
  type LetteredDimension,
  type PlacedDimension,
  placeDimensions,
  type Room,
  type ViewDimension,
} from '@ramp/drafting'
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

/** Between letters and anything else. */
export const AIR: Inches = 0.25

/** Dimensions of drawing files, in inches of the thing. */
const FILE_DIMENSIONS: DimensionSizes = {
  gap: 3,
  beyond: 2,
  tick: 1.5,
  letters: LETTER_HEIGHT,
  over: 1.75,
  raised: 7.75,
  row: 6,
  beside: 4,
  air: AIR,
  shifts: [0, 4, -4, 8, -8, 14, -14],
  widthOf: (words) => widthOf(words, LETTER_HEIGHT),
}

type Lettered = LetteredDimension & { readonly measured: ViewDimension }

/** Dimensions of a view, their texts where they touch nothing of the room. */
export const drawnDimensions = (
  dimensions: readonly ViewDimension[],
  room: Room,
): readonly DrawnDimension[] => placeDimensions(dimensions.map(lettered), FILE_DIMENSIONS, room).map(drawn)

const lettered = (measured: ViewDimension): Lettered => ({
  from: measured.from,
  to: measured.to,
  away: measured.offset,
  words: dimensionText(measured),
  measured,
})

function drawn({ dimension, line, witnesses, ticks, words }: PlacedDimension<Lettered>): DrawnDimension {
  return {
    dimension: dimension.measured,
    line,
    strokes: [line, ...witnesses, ...ticks, ...(words.leader ? [words.leader] : [])].map((points) => ({
      layer: DIMENSIONS,
      points,
      isClosed: false,
      isDashed: false,
    })),
    letters: {
      layer: DIMENSIONS,
      at: words.at,
      text: dimension.words,
      height: LETTER_HEIGHT,
      turn: Math.abs(words.along.y) > Math.abs(words.along.x) ? -90 : 0,
    },
  }
}
