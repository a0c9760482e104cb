import {
  type Analysis,
  add,
  type DrawingDifference,
  distance,
  type PartDifference,
  type PlacedPart,
  type Point,
  partPairs,
  rotate,
  subtract,
  twinIds,
} from '@ramp/domain'
import { closedData, group, hairline, lineData, type Mark, type Marks, path } from '@ramp/drafting'
import { drawLayout } from '../layout/draw-layout.ts'
import { plate } from '../site/plate.ts'
import { type DifferenceColors, TAGS } from './difference-look.ts'
import { type Move, movesOf } from './moves.ts'

export type Compared = {
  readonly before: Analysis
  readonly after: Analysis
  readonly difference: DrawingDifference
  readonly colors: DifferenceColors
}

/**
 * The plan of what is, with what is new, gone and moved. Color alone says nothing: what is new has a heavy outline, what is gone a
 * dashed one, what was moved an arrow from where it was, or where arrows would cross the same number in both places, and the others have a tag.
 */
export function drawDifference(compared: Compared): Marks {
  const { before, after, difference } = compared
  const moves = movesOf({ ...compared, twins: twinIds(partPairs({ before, after })) })
  const drawn = difference.parts.map((part) => partMarks(part, compared, moves.get(part.part)))
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
  move: Move | undefined,
): PartMarks {
  const was = before.placement.byId.get(part)
  const is = after.placement.byId.get(part)
  switch (kind) {
    case 'new':
      return is ? newPart(is, colors.added) : NOTHING
    case 'gone':
      return was ? gonePart(was, difference.shift, colors.removed) : NOTHING
    case 'moved':
      return is ? movedPart(is, move, difference.shift, colors.moved) : NOTHING
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

/** A part that became another one in its place has neither arrow nor number. */
function movedPart(is: PlacedPart, move: Move | undefined, shift: Point, color: string): PartMarks {
  const frame = path(closedData(is.outline), { stroke: hairline(color, 2) })
  if (!move) return { under: [], over: [frame], words: [plate(TAGS.changed, is.part.at, { color })] }
  const { was, from, to, number } = move
  if (number === null) return { under: [], over: [frame, ...arrow(from, to, color)], words: [] }
  const ghost = closedData(was.outline.map((corner) => add(corner, shift)))
  return {
    under: [],
    over: [path(ghost, { stroke: hairline(color, 1, DASHES) }), frame],
    words: [from, to].map((place) => plate(String(number), place, { color })),
  }
}

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
