import { add, type Drawing, type Edit, frameOf, type Point, rotate } from '@ramp/domain'
import { isEven } from '../../arrange/scale-drawing.ts'
import { scaleDrawings, sizeOf } from '../../arrange/scale-drawings.ts'
import type { Camera } from '../../camera.ts'
import { type DrawingHandle, shapeTo } from './drawing-handles.ts'
import { handlesOf, type Shaped } from './selection-handles.ts'

/** What is selected made wider and longer by a step; the upper left corner, or the left end, stays. */
export function grownBy(shaped: Shaped, by: Point, camera: Camera): Edit {
  if (shaped.kind === 'several') {
    const { x, y } = sizeOf(shaped.box)
    const size = { x: Math.max(0, x + by.x), y: Math.max(0, y + by.y) }
    return scaleDrawings(shaped.drawings, { size, anchor: { x: 0, y: 0 }, isEven: false })
  }
  const { drawing } = shaped
  const handle = pulled(handlesOf(shaped, camera), by)
  if (!handle) return (layout) => layout
  const step = drawing.kind === 'line' ? by : rotate(evenly(drawing, by), drawing.rotation)
  return shapeTo({ drawing, handle }, add(handle.at, step))
}

/** The last end, the lower right corner, or where a frame is too flat for corners the side that lies that way. */
function pulled(handles: readonly DrawingHandle[], by: Point): DrawingHandle | undefined {
  const handleOf = (wanted: DrawingHandle['kind'], at: number) =>
    handles.find(({ kind, index }) => kind === wanted && index === at)
  return handleOf('end', 1) ?? handleOf('corner', 2) ?? handleOf('side', by.x === 0 ? 2 : 1)
}

/** What grows both ways only grows by the step along the way that is asked for. */
function evenly(drawing: Drawing, by: Point): Point {
  if (!isEven(drawing)) return by
  const size = sizeOf(frameOf(drawing))
  const share = by.x === 0 ? by.y / size.y : by.x / size.x
  return { x: size.x * share, y: size.y * share }
}
