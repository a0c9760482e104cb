import { drawingPath, isLoop, type PointedDrawing } from '@ramp/domain'
import { closedData, lineData, type Marks, path } from '@ramp/drafting'
import { drawWords } from './style/draw-words.ts'
import { styleFill, styleStroke } from './style/style-stroke.ts'

/** Lines, arcs, freeform lines, brush strokes, pen paths and polygons. */
export function drawPath(drawing: PointedDrawing): Marks {
  const points = drawingPath(drawing)
  if (points.length < 2) return []
  const d = isLoop(drawing) ? closedData(points) : lineData(points)
  // Only what is closed has an inside, and the pen's colour fills an open path as well (spec 2 §3.7, penFill).
  const fill = isLoop(drawing) || drawing.kind === 'pen-path' ? styleFill(drawing.style) : undefined
  const line = path(d, { fill, stroke: styleStroke(drawing.style) })
  return drawing.kind === 'polygon' ? [line, ...drawWords(drawing.text, drawing.lettering)] : [line]
}
