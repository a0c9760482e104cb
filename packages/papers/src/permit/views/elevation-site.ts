import { boxAround } from '@ramp/domain'
import {
  type Frame,
  group,
  hatchMarks,
  INK,
  letters,
  line,
  type Marks,
  type PlacedView,
  penOf,
  type Room,
  SIZE,
} from '@ramp/drafting'
import type { SystemElevation } from '@ramp/solids'

/** House and porch hatched as they are cut, and the word beside the edge of a door. */
export function siteMarks({ shapes }: SystemElevation, { toPaper }: PlacedView, room: Room): Marks {
  return shapes.flatMap(({ role, points }): Marks => {
    const corners = points.map(toPaper)
    if (role === 'house' || role === 'porch')
      return hatchMarks(corners, 5, { color: INK.rule, width: penOf('hatch') })
    if (role !== 'door') return []
    const { min, max } = boxAround(corners)
    const frame = { left: min.x - 13, top: (min.y + max.y) / 2 - 12, width: 11, height: 24 }
    if (room.find([{ frame }]) === null) return []
    const word = letters('door', 0, 0, { size: SIZE.small, align: 'middle' })
    return [group([word], { matrix: [0, -1, 1, 0, min.x - 4, (min.y + max.y) / 2] })]
  })
}

const HATCH = 14
const STROKE = 4.5

/** Strokes under the grade line, as earth is drawn; none through words. */
export function gradeHatch(
  { shapes }: SystemElevation,
  { toPaper }: PlacedView,
  words: readonly Frame[],
): Marks {
  const isFree = (x: number, y: number) =>
    !words.some(
      ({ left, top, width, height }) =>
        x > left && x - STROKE < left + width && y + STROKE > top && y < top + height,
    )
  const lines = shapes.filter(({ role }) => role === 'ground').map(({ points }) => points.map(toPaper))
  return lines.flatMap((grade) =>
    grade.slice(1).flatMap((to, index) => {
      const from = grade[index] ?? to
      const first = Math.ceil(from.x / HATCH) * HATCH
      return Array.from({ length: Math.max(0, Math.ceil((to.x - first) / HATCH)) }, (_, step) => {
        const x = first + step * HATCH
        const y = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1)
        return { x, y }
      })
        .filter(({ x, y }) => isFree(x, y))
        .map(({ x, y }) =>
          line(
            [
              { x, y },
              { x: x - STROKE, y: y + STROKE },
            ],
            { width: penOf('hatch') },
          ),
        )
    }),
  )
}
