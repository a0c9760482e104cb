import type { Inches, Point } from '@ramp/domain'
import { BREAKS } from '../strokes/layers.ts'
import { LETTER_HEIGHT, type Letters, type Stroke } from '../strokes/stroke.ts'

export const NORTH = 'NORTH'

/** From its middle to the tip of the arrow. */
const REACH: Inches = 12

const stroke = (...points: readonly Point[]): Stroke => ({
  layer: BREAKS,
  points,
  isClosed: true,
  isDashed: false,
})

/** The north arrow about its middle, pointing up. */
export const NORTH_ARROW: { readonly strokes: readonly Stroke[]; readonly letters: Letters } = {
  strokes: [
    stroke(
      { x: 0, y: -REACH },
      { x: REACH / 2, y: REACH * 0.7 },
      { x: 0, y: REACH * 0.35 },
      { x: -REACH / 2, y: REACH * 0.7 },
    ),
  ],
  letters: {
    layer: BREAKS,
    at: { x: 0, y: -REACH - LETTER_HEIGHT },
    text: 'N',
    height: LETTER_HEIGHT,
    turn: 0,
  },
}
