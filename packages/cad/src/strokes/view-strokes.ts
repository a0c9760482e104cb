import type { Point } from '@ramp/domain'
import { ANYWHERE, roomIn } from '@ramp/drafting'
import { ROLES, type SystemView, type ViewShape } from '@ramp/solids'
import { AIR, type DrawnDimension, drawnDimensions } from './dimension-strokes.ts'
import { BREAKS, LETTERS, layerOf } from './layers.ts'
import { plainText } from './plain-text.ts'
import { LETTER_HEIGHT, type Letters, type Stroke } from './stroke.ts'

/** A view as lines, dimensions and letters. */
export type DrawnView = {
  readonly strokes: readonly Stroke[]
  readonly dimensions: readonly DrawnDimension[]
  readonly letters: readonly Letters[]
}

export const strokeOf = ({ role, points, isClosed, isHidden }: ViewShape): Stroke => ({
  layer: layerOf(role),
  points,
  isClosed,
  isDashed: isHidden || ROLES[role].lineType !== 'continuous',
})

const breakStroke = (points: readonly Point[]): Stroke => ({
  layer: BREAKS,
  points,
  isClosed: false,
  isDashed: false,
})

export const drawnView = ({ shapes, breakLines, dimensions, notes }: SystemView): DrawnView => ({
  strokes: [...shapes.map(strokeOf), ...breakLines.map(breakStroke)],
  dimensions: drawnDimensions(dimensions, roomIn(ANYWHERE, AIR)),
  letters: notes.map(({ at, text }) => ({
    layer: LETTERS,
    at,
    text: plainText(text),
    height: LETTER_HEIGHT,
    turn: 0,
  })),
})
