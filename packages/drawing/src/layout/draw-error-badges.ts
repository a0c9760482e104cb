import type { PartId, PlacedPart } from '@ramp/domain'
import { circleData, hairline, type Marks, PALETTE, path } from '@ramp/drafting'

/** In pixels: the badge keeps its size however far away the drawing is seen from. */
const RADIUS = 9

/** A '!' at the upper right corner of every part that something is wrong with: it tells without color what the red outline does. */
export const drawErrorBadges = (parts: readonly PlacedPart[], broken: ReadonlySet<PartId>): Marks =>
  parts
    .filter(({ part }) => broken.has(part.id))
    .map(({ part, box }) => ({
      kind: 'pinned',
      id: `error-${part.id}`,
      at: { x: box.max.x, y: box.min.y },
      children: [
        path(circleData({ x: 0, y: 0 }, RADIUS), {
          fill: PALETTE.error,
          stroke: hairline(PALETTE.surface, 2),
        }),
        path('M0 -5V1.5M0 3.6V5', { stroke: hairline(PALETTE.surface, 2.4) }),
      ],
    }))
