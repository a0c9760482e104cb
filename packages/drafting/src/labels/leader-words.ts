import type { Point } from '@ramp/domain'
import type { Marks } from '../marks/mark.ts'
import { SIZE } from '../palettes/paper.ts'
import { penOf } from '../palettes/pens.ts'
import { letters, line } from '../typeset/marks.ts'
import { widthOf } from '../typeset/row.ts'
import type { Room } from './room.ts'

/** How far words stand from what they name, and which way from it: slanting up or down first, then level. */
const AWAY = [18, 26, 34, 44, 56, 70, 86] as const
const WAYS = [
  [0.8, -0.6],
  [-0.8, -0.6],
  [0.8, 0.6],
  [-0.8, 0.6],
  [1, 0],
  [-1, 0],
] as const
/** Between the end of a line and its words. */
const GAP = 3

/** Words at the end of a line that leads to what they name; null where no place is free. */
export function leaderMarks(
  { words, at }: { readonly words: string; readonly at: Point },
  room: Room,
): Marks | null {
  const width = widthOf(words, { size: SIZE.small })
  const places = AWAY.flatMap((away) =>
    WAYS.map(([dx, dy]) => {
      const end = { x: at.x + dx * away, y: at.y + dy * away }
      const left = dx < 0 ? end.x - width - GAP : end.x + GAP
      return { end, left, frame: { left: left - 1, top: end.y - 8, width: width + 2, height: 11 } }
    }),
  )
  const found = room.find(places)
  return (
    found && [
      line([at, found.end], { width: penOf('leader') }),
      letters(words, found.left, found.end.y + GAP, { size: SIZE.small }),
    ]
  )
}
