import {
  type Drawing,
  frameOf,
  isWorded,
  type Layout,
  objectsInOrder,
  type Point,
  toOwnFrame,
  type WordedDrawing,
} from '@ramp/domain'

/** The uppermost drawing with words at a place of the canvas, unless something without words lies over it. */
export function wordsAt(layout: Layout, place: Point): WordedDrawing | null {
  const hit = objectsInOrder(layout).findLast(
    (object) => object.kind === 'drawing' && isOver(object.drawing, place),
  )
  return hit?.kind === 'drawing' && isWorded(hit.drawing) ? hit.drawing : null
}

function isOver(drawing: Drawing, place: Point): boolean {
  const { min, max } = frameOf(drawing)
  const { x, y } = toOwnFrame(drawing, place)
  return x >= min.x && x <= max.x && y >= min.y && y <= max.y
}
