import type { Point } from '@ramp/domain'
import {
  boxed,
  DASHES,
  type Frame,
  frameAround,
  INK,
  letters,
  line,
  type Marks,
  type Pen,
  type PlacedView,
  penOf,
  type Room,
  widthOf,
} from '@ramp/drafting'
import type { Datum } from '@ramp/solids'

const PEN: Pen = { width: penOf('datum'), color: INK.accent, dash: DASHES.datum }
const NAME = { size: 10.4, weight: 'bold' } as const
/** How far a line goes beyond what is drawn, and S behind the door, in points. */
const BEYOND = 18
const BESIDE = 12
const BEHIND_DOOR = 16

/** W along the wall across the page, S out of the door down the page, each with its name at its end; a line that is off the plan is left out. */
export function datumMarks(
  { at, lines }: Datum,
  { toPaper }: PlacedView,
  { left, top, width, height }: Frame,
  room: Room,
): Marks {
  const origin = toPaper(at)
  const [right, bottom] = [left + width, top + height]
  const isWallOn = origin.y >= top - BESIDE && origin.y <= bottom + BESIDE
  const isSideOn = origin.x >= left - BESIDE && origin.x <= right + BESIDE
  return [
    ...(isWallOn
      ? namedLine(lines.wall, { x: left - BESIDE, y: origin.y }, { x: right + BEYOND, y: origin.y }, room)
      : []),
    ...(isSideOn
      ? namedLine(
          lines.side,
          { x: origin.x, y: Math.max(top - BESIDE, Math.min(origin.y - BEHIND_DOOR, bottom)) },
          { x: origin.x, y: bottom + BEYOND },
          room,
        )
      : []),
  ]
}

function namedLine(name: string, from: Point, to: Point, room: Room): Marks {
  const width = Math.max(14, widthOf(name, NAME) + 6)
  const box: Frame = { left: to.x - width / 2, top: to.y - 7, width, height: 14 }
  room.take(box)
  // Names of walls keep off lines that are painted over them.
  room.takeSoftly(frameAround([from, to]))
  return [
    line([from, to], PEN),
    boxed(box, null, INK.accent),
    letters(name, to.x, to.y + 3.8, { ...NAME, align: 'middle', color: INK.paper }),
  ]
}
