import {
  type Analysis,
  type Box,
  boxAround,
  clipOutline,
  distance,
  type Inches,
  type Point,
  rotate,
} from '@ramp/domain'
import {
  frameAround,
  hatchMarks,
  INK,
  type Marks,
  outline,
  type PlacedView,
  penOf,
  type Room,
  tagMarks,
} from '@ramp/drafting'
import {
  doorSolid,
  doorsOf,
  housePlacesOf,
  settingOut,
  shapesFromAbove,
  solidsOf,
  type ViewShape,
} from '@ramp/solids'
import { middleOf } from '../content/part-letters.ts'
import type { Plan } from '../content/plan.ts'
import { porchMarks } from '../content/walls/wall-marks.ts'

/** Of a wall so much is shown to both sides of its door, and behind it. */
const BESIDE: Inches = 30
const BEHIND: Inches = 6

/** A plan with the walls and doors that the picture shows too: those of the site, else one before each entrance. */
export function withWalls(plan: Plan): Plan {
  const { analysis, turn, box } = plan
  const places = housePlacesOf(analysis)
  const near = places.flatMap(({ at, out }) =>
    [-BESIDE, BESIDE].flatMap((aside) =>
      [-BEHIND, 0].map((away) =>
        rotate({ x: at.x - out.y * aside + out.x * away, y: at.y + out.x * aside + out.y * away }, turn),
      ),
    ),
  )
  const window = boxAround([...near, box.min, box.max])
  const walls = houseShapes(analysis).flatMap((shape) => cutTo(shape, window, turn))
  const corners = walls.flatMap(({ points }) => points.map((point) => rotate(point, turn)))
  return { ...plan, walls, box: boxAround([box.min, box.max, ...corners]) }
}

const houseShapes = (analysis: Analysis): readonly ViewShape[] =>
  shapesFromAbove([
    ...solidsOf(analysis).filter(({ role }) => role === 'house' || role === 'porch'),
    ...housePlacesOf(analysis).map(doorSolid),
  ])

function cutTo(shape: ViewShape, window: Box, turn: number): readonly ViewShape[] {
  const turned = shape.points.map((point) => rotate(point, turn))
  const points = clipOutline(turned, window).map((point) => rotate(point, -turn))
  return points.length < 3 ? [] : [{ ...shape, points }]
}

/** A porch, and walls hatched with their doors, under what is built; and the names of the doors, over it. */
export function houseMarks(
  plan: Plan,
  placed: PlacedView,
  room: Room,
): { readonly under: Marks; readonly over: Marks } {
  const pen = { width: penOf('wallOnPlan') }
  const shapes = plan.walls
    .filter(({ role }) => role !== 'porch')
    .map(({ role, points }) => ({ role, corners: points.map(placed.toPaper) }))
  for (const part of settingOut(plan.analysis).parts)
    room.takeSoftly(frameAround(part.outline.map(placed.toPaper)))
  for (const { corners } of shapes) room.takeSoftly(frameAround(corners))
  const doors = doorsOf(plan.analysis).map(({ name, at }) => ({ name, at: placed.toPaper(at) }))
  const nameAt = (corners: readonly Point[]) =>
    doors.toSorted((a, b) => distance(a.at, middleOf(corners)) - distance(b.at, middleOf(corners)))[0]?.name
  return {
    under: [
      ...porchMarks(plan, placed, room),
      ...shapes.flatMap(({ role, corners }) =>
        role === 'door'
          ? [outline(corners, pen, INK.paper)]
          : [...hatchMarks(corners, 5, { color: INK.rule, width: penOf('hatch') }), outline(corners, pen)],
      ),
    ],
    over: shapes.flatMap(({ role, corners }) =>
      role === 'door' ? doorTag(corners, nameAt(corners), room) : [],
    ),
  }
}

/** Beside the door, away from the deck before it. */
function doorTag(corners: readonly Point[], name: string | undefined, room: Room): Marks {
  const at = middleOf(corners)
  return tagMarks({ words: name ?? 'Door', at, rings: 8 }, room, NEAR) ?? []
}

const NEAR = 8
