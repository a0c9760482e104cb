import type { JointEnd, Placement } from '@ramp/domain'
import {
  circleData,
  group,
  inchLine,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  text,
} from '@ramp/drafting'

/** From the side to the middle of its number, inches. */
const NUMBER_DISTANCE = 14
const NUMBER_RADIUS = 7

/** Sides that a question is about: each marked, and numbered in the order they are asked for. */
export const drawAskedSides = (ends: readonly JointEnd[], placement: Placement): Marks =>
  ends.flatMap(({ part, side }, index): readonly Mark[] => {
    const asked = placement.byId.get(part)?.sides[side]
    if (!asked) return []
    const { left, right, middle, normal } = asked
    const at = { x: middle.x + normal.x * NUMBER_DISTANCE, y: middle.y + normal.y * NUMBER_DISTANCE }
    const number = [
      path(circleData({ x: 0, y: 0 }, NUMBER_RADIUS), {
        fill: PALETTE.surface,
        stroke: inchLine(PALETTE.warn, 1),
      }),
      text(String(index + 1), { x: 0, y: 2.6 }, 7.5, { color: PALETTE.warn, weight: 'bold' }),
    ]
    return [
      path(lineData([left, right]), { stroke: inchLine(PALETTE.warn, 2.5) }),
      group(number, { matrix: [1, 0, 0, 1, at.x, at.y] }),
    ]
  })
