import type { Analysis, PlacedPart } from '@ramp/domain'
import { canvasPainter, type Mark } from '@ramp/drafting'
import { drawPart } from '@ramp/drawing'

const paint = canvasPainter((d) => new Path2D(d), 'sans-serif')

/** The marks of one part about its own centre, in inches: what a shape of another library draws. */
export function partMarks(analysis: Analysis, placed: PlacedPart): Mark {
  const { id } = placed.part
  const atOrigin = { ...placed, part: { ...placed.part, at: { x: 0, y: 0 } } }
  return drawPart(atOrigin, analysis.platformRails.get(id), { height: analysis.runs.heights.get(id) })
}

/** Paints marks where the context already stands; `scale` is how many pixels an inch has there. */
export function paintMarks(context: CanvasRenderingContext2D, mark: Mark, scale: number): void {
  paint(withoutScale(context, scale), [mark], { scale, left: 0, top: 0 })
}

/** The painter sets the scale itself; here the library has set it before. */
function withoutScale(context: CanvasRenderingContext2D, scale: number): CanvasRenderingContext2D {
  context.scale(1 / scale, 1 / scale)
  return context
}
