import {
  type Analysis,
  add,
  type DrawingDifference,
  distance,
  type PartDifference,
  type PlacedPart,
  type Point,
  rotate,
  subtract,
} from '@ramp/domain'
import { closedData, group, hairline, lineData, type Mark, type Marks, path } from '@ramp/drafting'
import { drawLayout } from '../layout/draw-layout.ts'
import { plate } from '../site/plate.ts'
import { type DifferenceColors, TAGS } from './difference-look.ts'

export type Compared = {
  readonly before: Analysis
  readonly after: Analysis
  readonly difference: DrawingDifference
  readonly colors: DifferenceColors
}

/**
 * The plan of what is, with what is new, gone and moved. Color alone says nothing: what is new has a heavy outline, what is gone a
 * dashed one, what was moved an arrow from where it was, and the others have a tag.
 */
export function drawDifference(compared: Compared): Marks {
  const { after, difference } = compared
  const drawn = difference.parts.map((part) => partMarks(part, compared))
  return [
    ...drawn.flatMap(({ under }) => under),
    ...drawLayout(after),
    ...drawn.flatMap(({ over }) => over),
    ...drawn.flatMap(({ words }) => words),
  ]
}

/** What is drawn under the plan, over it, and lettered over everything. */
type PartMarks = { readonly under: Marks; readonly over: Marks; readonly words: Marks }

const NOTHING: PartMarks = { under: [], over: [], words: [] }

function partMarks(
  { kind, part }: PartDifference,
  { before, after, difference, colors }: Compared,
): PartMarks {
  const was = before.placement.byId.get(part)
  const is = after.placement.byId.get(part)
  switch (kind) {
    case 'new':
      return is ? newPart(is, colors.added) : NOTHING
    case 'gone':
      return was ? gonePart(was, difference.shift, colors.removed) : NOTHING
    case 'moved':
      return was && is ? movedPart(is, add(was.part.at, difference.shift), colors.moved) : NOTHING
    case 'changed':
      return NOTHING
  }
}

function newPart({ outline, part }: PlacedPart, color: string): PartMarks {
  const frame = closedData(outline)
  return {
    under: [],
    over: [
      group([path(frame, { fill: color })], { opacity: 0.12 }),
      path(frame, { stroke: hairline(color, 3) }),
    ],
    words: [plate(TAGS.added, part.at, { color })],
  }
}

function gonePart({ outline, part }: PlacedPart, shift: Point, color: string): PartMarks {
  const frame = closedData(outline.map((corner) => add(corner, shift)))
  return {
    under: [group([path(frame, { fill: color })], { opacity: 0.08 })],
    over: [path(frame, { stroke: hairline(color, 2, DASHES) })],
    words: [plate(TAGS.removed, add(part.at, shift), { color })],
  }
}

const DASHES = [7, 5]

/** A part that only turned, or became another one in its place, has no arrow. */
function movedPart({ outline, part }: PlacedPart, from: Point, color: string): PartMarks {
  const isAway = distance(from, part.at) >= SHORTEST
  return {
    under: [],
    over: [
      path(closedData(outline), { stroke: hairline(color, 2) }),
      ...(isAway ? arrow(from, part.at, color) : []),
    ],
    words: isAway ? [] : [plate(TAGS.changed, part.at, { color })],
  }
}

/** Shorter than this an arrow is all head. */
const SHORTEST = 3

function arrow(from: Point, to: Point, color: string): readonly Mark[] {
  const length = distance(from, to)
  const head = Math.min(HEAD, length)
  const back = subtract(from, to)
  const unit = { x: (back.x / length) * head, y: (back.y / length) * head }
  const barbs = [-HALF_ANGLE, HALF_ANGLE].map((turn) => add(to, rotate(unit, turn)))
  return [
    path(lineData([from, to]), { stroke: hairline(color, 2) }),
    path(closedData([to, ...barbs]), { fill: color }),
  ]
}

const HEAD = 9
const HALF_ANGLE = 24
