import { circleData, hairline, type Marks, PALETTE, path } from '@ramp/drafting'
import type { KeyCursor } from '@ramp/editor'

/** In pixels: the cross, the ring in its middle, and what stays free between them. */
const ARM = 16
const RING = 5
const GAP = 2

/** A cross where the next key presses; filled in its middle while it holds something. The light edge shows it on any ground. */
export function keyCursorMarks(cursor: KeyCursor | null): Marks {
  if (!cursor) return []
  const arms = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(([x = 0, y = 0]) => `M${x * (RING + GAP)} ${y * (RING + GAP)}L${x * ARM} ${y * ARM}`)
    .join('')
  const ring = circleData({ x: 0, y: 0 }, RING)
  return [
    {
      kind: 'pinned',
      at: cursor.at,
      children: [
        path(arms + ring, { stroke: hairline(PALETTE.surface, 5) }),
        path(arms, { stroke: hairline(PALETTE.selected, 2) }),
        path(ring, {
          ...(cursor.isHolding && { fill: PALETTE.selected }),
          stroke: hairline(PALETTE.selected, 2),
        }),
      ],
    },
  ]
}
