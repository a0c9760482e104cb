import type { Box } from '@ramp/domain'
import { hairline, type Marks, PALETTE, path } from '@ramp/drafting'
import type { RulerGuide } from '@ramp/editor'
import { levelLine, uprightLine } from './straight-lines.ts'

/** Guides drawn out of the rulers, from edge to edge of what the view shows. */
export const guideMarks = (guides: readonly RulerGuide[], { min, max }: Box): Marks =>
  guides.map(({ axis, at }) =>
    path(axis === 'x' ? uprightLine(at, min.y, max.y) : levelLine(at, min.x, max.x), {
      stroke: hairline(PALETTE.ownGuide, 1),
    }),
  )
