import { type Analysis, type Box, boxAround } from '@ramp/domain'
import { markBounds } from '@ramp/drafting'
import { drawOpenings } from './draw-connections.ts'
import { footprint } from './footprint.ts'

const AS_IT_IS = { scale: 1, left: 0, top: 0 }

/** What a small picture of a layout shows: what lies on the ground, and the names of its entrances and exits; null when empty. */
export function pictureBox({ connections, placement }: Analysis): Box | null {
  const ground = footprint(placement.parts)
  const names = markBounds(drawOpenings(connections.openings, placement), AS_IT_IS)
  const boxes = [ground, names].filter((box) => box !== null)
  return boxes.length === 0 ? null : boxAround(boxes.flatMap(({ min, max }) => [min, max]))
}
