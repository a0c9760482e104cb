import type { Drawing, DrawingOf } from '@ramp/domain'

/** A line from one end to the other: it has no room beside it, and its ends say how long it is and which way it runs. */
export const isStraight = (drawing: Drawing): drawing is DrawingOf<'line'> =>
  drawing.kind === 'line' && drawing.points.length === 2
