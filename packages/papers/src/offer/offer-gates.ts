import { type Analysis, type PlacedPart, POST_SIZE, type Point, rotate } from '@ramp/domain'
import { DASHES, INK, line, type Marks, type PlacedView, type Room, tagMarks } from '@ramp/drafting'

/** How far a leaf is shown opening to each side, degrees, and in how many steps its way is drawn. */
const OPENING = 24
const STEPS = 6

/** The gates of a plan: their name beside them and the way the leaf swings, both ways (domain 1.8); a shut leaf looks like a rail. */
export function gateMarks({ placement }: Analysis, { toPaper }: PlacedView, room: Room): Marks {
  return placement.parts
    .filter(({ item }) => item.role === 'gate')
    .flatMap((gate) => [
      ...[-1, 1].map((way) => line(swing(gate, way).map(toPaper), SWING)),
      ...(tagMarks({ words: 'Gate', at: toPaper(gate.part.at), rings: 12 }, room, NEAR) ?? []),
    ])
}

const SWING = { width: 0.5, dash: DASHES.hidden, color: INK.ink }
const NEAR = 8

/** The leaf opened, and the way of its end back to where it is shut. */
function swing({ part, width }: PlacedPart, way: number): readonly Point[] {
  const reach = width - 2 * POST_SIZE
  const hinge = { x: POST_SIZE - width / 2, y: 0 }
  const ends = Array.from({ length: STEPS + 1 }, (_, step) => {
    const end = rotate({ x: reach, y: 0 }, (way * OPENING * (STEPS - step)) / STEPS)
    return { x: hinge.x + end.x, y: hinge.y + end.y }
  })
  return [hinge, ...ends].map((own) => {
    const { x, y } = rotate(own, part.rotation)
    return { x: part.at.x + x, y: part.at.y + y }
  })
}
