import { type Analysis, housesOf, isInside, type Point } from '@ramp/domain'
import {
  frameAround,
  hatchMarks,
  INK,
  type Marks,
  outline,
  type PlacedView,
  penOf,
  type Room,
  wordsMarks,
} from '@ramp/drafting'
import { settingOut, type ViewShape } from '@ramp/solids'
import { OURS } from '../ours.ts'
import type { Plan } from '../plan.ts'
import { capital } from '../words.ts'
import { wallNameMarks } from './wall-names.ts'

/** Walls with their names, and doors, to lie under everything else. */
export function wallMarks({ walls, analysis }: Plan, placed: PlacedView, room: Room): Marks {
  const pen = { width: penOf('wallOnPlan') }
  // The deck is painted later: words on it would lie under it.
  for (const part of settingOut(analysis).parts)
    room.takeSoftly(frameAround(part.outline.map(placed.toPaper)))
  return walls.flatMap((shape): Marks => {
    if (shape.role === 'porch') return []
    const corners = shape.points.map(placed.toPaper)
    const frame = frameAround(corners)
    room.takeSoftly(frame)
    if (shape.role === 'door') return [outline(corners, pen, INK.paper)]
    return [
      ...hatchMarks(corners, 5, { color: INK.rule, width: penOf('hatch') }),
      outline(corners, pen),
      ...wallNameMarks(wallText(shape, analysis), frame, room),
    ]
  })
}

/** `Garage wall` where the site holds the house; a wall that is ours is marked as ours. */
function wallText({ owner }: ViewShape, { layout }: Analysis): string {
  const house = housesOf(layout.site).find(({ name }) => name === owner.id)
  return house ? `${capital(house.name)} wall` : `Wall${OURS}`
}

/** The porch before the walls, with the word where it finds room on it. */
export function porchMarks({ walls }: Plan, placed: PlacedView, room: Room): Marks {
  return walls.flatMap((shape): Marks => {
    if (shape.role !== 'porch') return []
    const corners = shape.points.map(placed.toPaper)
    for (const [index, from] of corners.entries())
      room.takeSoftly(frameAround([from, corners[(index + 1) % corners.length] ?? from]))
    return [outline(corners, { width: penOf('porch') }), ...porchName(corners, room)]
  })
}

function porchName(corners: readonly Point[], room: Room): Marks {
  const { left, top, width, height } = frameAround(corners)
  const places = SHARES.flatMap((down) =>
    SHARES.map((across) => ({ x: left + width * across, y: top + height * down })),
  ).filter((at) => isInside(corners, at))
  return wordsMarks([{ words: 'Porch', color: INK.muted }], places, { room }) ?? []
}

/** Of the width and height of a porch, from its middle to its edges. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.1, 0.9]
