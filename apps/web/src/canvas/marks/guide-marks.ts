import type { Box } from '@ramp/domain'
import { hairline, lineData, type Marks, path } from '@ramp/drawing'
import type { RulerGuide } from '@ramp/editor'

/** Neither of the colours that mean something: a guide is only a help. */
const COLOR = '#1b8fb8'

/** Guides drawn out of the rulers, from edge to edge of what the view shows. */
export const guideMarks = (guides: readonly RulerGuide[], { min, max }: Box): Marks =>
  guides.map(({ axis, at }) =>
    path(
      axis === 'x'
        ? lineData([
            { x: at, y: min.y },
            { x: at, y: max.y },
          ])
        : lineData([
            { x: min.x, y: at },
            { x: max.x, y: at },
          ]),
      { stroke: hairline(COLOR, 1) },
    ),
  )
