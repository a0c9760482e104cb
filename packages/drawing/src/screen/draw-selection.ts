import type { Box, PlacedPart, Point } from '@ramp/domain'
import {
  boxData,
  circleData,
  closedData,
  group,
  hairline,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
} from '@ramp/drafting'

/** Handles are measured on the screen, so that a finger finds them at any zoom. */
const HANDLE = 7
const ROTATE_HANDLE_DISTANCE = 26

/** The selected parts: a tint over each, and a frame around it. */
export const drawFrames = (parts: readonly PlacedPart[]): Marks =>
  parts.flatMap(({ outline }) => {
    const frame = closedData(outline)
    return [
      group([path(frame, { fill: PALETTE.selected })], { opacity: 0.07 }),
      path(frame, { stroke: hairline(PALETTE.selected, 2) }),
    ]
  })

/** The one selected part: its frame, handles at its corners and sides, and one above its top side to turn it by. */
export function drawSelection(part: PlacedPart): Marks {
  const { outline, sides } = part
  const middles = [sides.TOP, sides.RIGHT, sides.BOTTOM, sides.LEFT].map(({ middle }) => middle)
  return [...drawFrames([part]), ...[...outline, ...middles].map(handleAt), rotateHandle(part)]
}

const handleAt = (at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [
    path(boxData(-HANDLE / 2, -HANDLE / 2, HANDLE, HANDLE), {
      fill: PALETTE.surface,
      stroke: hairline(PALETTE.selected, 1.5),
    }),
  ],
})

function rotateHandle({ sides: { TOP } }: PlacedPart): Mark {
  const { x, y } = TOP.normal
  const at = { x: x * ROTATE_HANDLE_DISTANCE, y: y * ROTATE_HANDLE_DISTANCE }
  return {
    kind: 'pinned',
    at: TOP.middle,
    children: [
      path(lineData([{ x: x * HANDLE, y: y * HANDLE }, at]), { stroke: hairline(PALETTE.selected, 1.5) }),
      path(circleData(at, 6), { fill: PALETTE.surface, stroke: hairline(PALETTE.selected, 1.5) }),
      path(circleData(at, 2), { fill: PALETTE.selected }),
    ],
  }
}

/** The rectangle a person drags over an empty place. */
export const drawMarquee = ({ min, max }: Box): Marks => {
  const d = boxData(min.x, min.y, max.x - min.x, max.y - min.y)
  return [
    group([path(d, { fill: PALETTE.selected })], { opacity: 0.08 }),
    path(d, { stroke: hairline(PALETTE.selected, 1, [4, 3]) }),
  ]
}

/** The outline of a part that may not be put down where it is. */
export const drawRefused = (parts: readonly PlacedPart[]): Marks =>
  parts.flatMap(({ outline }) => [
    group([path(closedData(outline), { fill: PALETTE.error })], { opacity: 0.14 }),
    path(closedData(outline), { stroke: hairline(PALETTE.error, 2, [6, 4]) }),
  ])
