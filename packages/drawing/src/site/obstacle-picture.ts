import { boxAround, type Inches, outlineOfFooting, type Point, type SiteThing } from '@ramp/domain'
import {
  circleData,
  closedData,
  group,
  hairline,
  lineData,
  type Marks,
  PALETTE,
  path,
  SITE_COLORS,
} from '@ramp/drafting'
import { drawGraphic } from '../graphics/draw-graphic.ts'
import { drawingOfGraphic } from '../graphics/drawing-of-graphic.ts'
import { libraryGraphic } from '../graphics/library/library.ts'
import { thingLines } from './thing-lines.ts'

type Frame = { readonly middle: Point; readonly width: Inches; readonly length: Inches }

/** An obstacle as the graphics library has it, in the room it takes; without a picture its outline. */
export function drawObstaclePicture(obstacle: SiteThing): Marks {
  const { middle, width, length } = frameOf(obstacle)
  const entry = obstacle.graphic === undefined ? null : libraryGraphic(obstacle.graphic)
  const drawing = entry && drawingOfGraphic(entry, { id: '', at: middle, units: 'in' })
  if (drawing?.kind === 'graphic')
    return [group(drawGraphic({ ...drawing, width, length }), { matrix: [1, 0, 0, 1, middle.x, middle.y] })]
  const d =
    'at' in obstacle ? circleData(obstacle.at, obstacle.radius) : closedData(outlineOfFooting(obstacle))
  return [
    path(d, { fill: SITE_COLORS.obstacle, stroke: hairline(PALETTE.outline) }),
    ...thingLines(obstacle).map((line) => path(lineData(line), { stroke: hairline(PALETTE.outline) })),
  ]
}

function frameOf(obstacle: SiteThing): Frame {
  if ('at' in obstacle)
    return { middle: obstacle.at, width: 2 * obstacle.radius, length: 2 * obstacle.radius }
  const { min, max } = boxAround(outlineOfFooting(obstacle))
  return {
    middle: { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 },
    width: max.x - min.x,
    length: max.y - min.y,
  }
}
