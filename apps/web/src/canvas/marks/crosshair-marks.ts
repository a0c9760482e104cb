import { inchesFromSpecPixels } from '@ramp/domain'
import { group, hairline, type Marks, PALETTE, path } from '@ramp/drafting'
import { type EditorState, inchesOf, scaleOf, type ToolName, visibleBox } from '@ramp/editor'
import { levelLine, uprightLine } from './straight-lines.ts'

/** Tools that put points down (spec 1 §2, Drawing Tools Guides). */
const DRAWING: readonly ToolName[] = ['draw', 'vertex', 'pen']
/** Spec 2 §9, guide-line step: 20 px, which are a foot. */
const STEP = inchesFromSpecPixels(20)
const FEET_IN_A_LONG_STEP = 5
/** Ticks nearer to each other than this are no help. */
const NEAREST_IN_PIXELS = 7
const TICK_IN_PIXELS = 4

type Seen = Pick<EditorState, 'tool' | 'pointer' | 'settings' | 'camera' | 'viewSize'>

/** While a point is being put down, guide lines run through the pointer, with a tick at every foot of the rulers. */
export function crosshairMarks({ tool, pointer, settings, camera, viewSize }: Seen): Marks {
  if (!settings.drawingToolsGuides || pointer === null || !DRAWING.includes(tool)) return []
  const { min, max } = visibleBox(camera, viewSize)
  const { x, y } = pointer
  const step = STEP * scaleOf(camera) < NEAREST_IN_PIXELS ? STEP * FEET_IN_A_LONG_STEP : STEP
  const half = inchesOf(camera, TICK_IN_PIXELS) / 2
  const across = stepsBetween(min.x, max.x, step).map((at) => uprightLine(at, y - half, y + half))
  const down = stepsBetween(min.y, max.y, step).map((at) => levelLine(at, x - half, x + half))
  const lines = [levelLine(y, min.x, max.x), uprightLine(x, min.y, max.y)]
  return [
    group([path([...lines, ...across, ...down].join(''), { stroke: hairline(PALETTE.guide, 1) })], {
      opacity: 0.45,
    }),
  ]
}

function stepsBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step)
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  )
}
