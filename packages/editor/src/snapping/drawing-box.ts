import { type Box, boxAround, type Drawing, drawingOutline, type Point, toCanvas } from '@ramp/domain'

const boxes = new WeakMap<Drawing, Box>()

/**
 * The upright box by which a drawing stands in a row with others. A measured line counts as its line alone: nobody aims
 * at the room its number takes.
 */
export function drawingBox(drawing: Drawing): Box {
  const known = boxes.get(drawing) ?? boxAround(cornersOf(drawing))
  boxes.set(drawing, known)
  return known
}

function cornersOf(drawing: Drawing): readonly Point[] {
  switch (drawing.kind) {
    case 'dimension':
    case 'ruler':
      return [-1, 1].map((end) => toCanvas(drawing, { x: (end * drawing.length) / 2, y: 0 }))
    case 'door':
      return [-1, 1].map((end) => toCanvas(drawing, { x: (end * drawing.width) / 2, y: 0 }))
    default:
      return drawingOutline(drawing)
  }
}
