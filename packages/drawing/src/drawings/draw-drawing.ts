import type { Drawing } from '@ramp/domain'
import { type GroupMark, group, type Marks, placedMatrix } from '@ramp/drafting'
import { drawGraphic } from '../graphics/draw-graphic.ts'
import { drawAdaBox } from './draw-ada-box.ts'
import { drawCallout } from './draw-callout.ts'
import { drawDimension } from './draw-dimension.ts'
import { drawDoor } from './draw-door.ts'
import { drawFence } from './draw-fence.ts'
import { drawRiseBox, drawServiceBox } from './draw-info-boxes.ts'
import { drawPath } from './draw-path.ts'
import { drawRuler } from './draw-ruler.ts'
import { drawShape } from './draw-shape.ts'
import { drawText } from './draw-text.ts'

const memoized = new WeakMap<Drawing, GroupMark>()

/** A drawing where it is; memoized until it changes. */
export function drawDrawing(drawing: Drawing): GroupMark {
  const known = memoized.get(drawing)
  if (known) return known
  const { id, style } = drawing
  const faded = style.opacity < 1 ? { opacity: style.opacity } : {}
  const mark = group(marksOf(drawing), { id, matrix: placedMatrix(drawing), ...faded })
  memoized.set(drawing, mark)
  return mark
}

function marksOf(drawing: Drawing): Marks {
  switch (drawing.kind) {
    case 'text':
      return drawText(drawing)
    case 'callout':
      return drawCallout(drawing)
    case 'dimension':
      return drawDimension(drawing)
    case 'line':
    case 'arc':
    case 'freeform':
    case 'brush':
    case 'pen-path':
    case 'polygon':
      return drawPath(drawing)
    case 'rectangle':
    case 'circle':
    case 'triangle':
      return drawShape(drawing)
    case 'ruler':
      return drawRuler(drawing)
    case 'fence':
      return drawFence(drawing)
    case 'door':
      return drawDoor(drawing)
    case 'graphic':
      return drawGraphic(drawing)
    case 'ada-box':
      return drawAdaBox(drawing)
    case 'rise-box':
      return drawRiseBox(drawing)
    case 'service-box':
      return drawServiceBox(drawing)
  }
}
