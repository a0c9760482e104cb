import type { Degrees, Point } from '@ramp/domain'
import {
  circleData,
  closedData,
  group,
  hairline,
  type Marks,
  PALETTE,
  path,
  placedMatrix,
} from '@ramp/drafting'

const RADIUS = 13
/** From the middle to the middle of the letter. */
const LETTER = RADIUS + 9
/** The arrow stands this far in from its corner, in pixels. */
const IN = 34

/**
 * A small arrow to the north at the upper right corner of a drawing, always as large on the screen.
 * @param north degrees clockwise from up the drawing
 */
export function drawNorth(north: Degrees, corner: Point): Marks {
  const turn = (north * Math.PI) / 180
  const ink = PALETTE.ink
  const half = (side: number) => [
    { x: 0, y: -RADIUS },
    { x: side * RADIUS * 0.45, y: RADIUS * 0.7 },
    { x: 0, y: RADIUS * 0.35 },
  ]
  return [
    {
      kind: 'pinned',
      at: corner,
      children: [
        group(
          [
            group(
              [
                path(circleData({ x: 0, y: 0 }, RADIUS), { fill: PALETTE.surface, stroke: hairline(ink, 1) }),
                path(closedData(half(-1)), { fill: ink }),
                path(closedData(half(1)), { fill: PALETTE.surface, stroke: hairline(ink, 1) }),
              ],
              { matrix: placedMatrix({ at: { x: 0, y: 0 }, rotation: north }) },
            ),
            {
              kind: 'text',
              x: Math.sin(turn) * LETTER,
              y: -Math.cos(turn) * LETTER + 4,
              text: 'N',
              size: 12,
              color: ink,
              weight: 'bold',
              align: 'middle',
              isUpright: true,
            },
          ],
          { matrix: [1, 0, 0, 1, -IN, IN] },
        ),
      ],
    },
  ]
}
