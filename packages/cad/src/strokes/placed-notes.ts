import type { Inches } from '@ramp/domain'
import { ANYWHERE, frameAround, placesNear, roomIn } from '@ramp/drafting'
import type { SystemView } from '@ramp/solids'
import { AIR, drawnDimensions } from './dimension-strokes.ts'
import { LETTER_HEIGHT, widthOf } from './stroke.ts'

/** A note stays so near to where it is wanted that it is plain what it is about. */
const REACH: Inches = 18
const STEP: Inches = 3

/** A view whose notes touch no other words and no line of a dimension, each as near as it can be to where it is wanted. */
export function withPlacedNotes(view: SystemView): SystemView {
  const room = roomIn(ANYWHERE, AIR)
  for (const { strokes } of drawnDimensions(view.dimensions, room))
    for (const { points } of strokes) room.take(frameAround(points))
  return {
    ...view,
    notes: view.notes.map((note) => {
      const size = { width: widthOf(note.text, LETTER_HEIGHT), height: LETTER_HEIGHT }
      const found = room.find(placesNear(note.at, { ...size, reach: REACH, step: STEP }))
      return { ...note, at: found?.at ?? note.at }
    }),
  }
}
