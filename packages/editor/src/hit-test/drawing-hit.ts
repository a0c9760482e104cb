import {
  type Box,
  between,
  boxAround,
  boxesTouch,
  type Drawing,
  distance,
  drawingOutline,
  drawingPath,
  frameOf,
  type Inches,
  isLoop,
  isPointed,
  outlinesOverlap,
  type Point,
  toOwnFrame,
} from '@ramp/domain'

/** Whether a drawing is hit at a place of the canvas. What has no fill is hit on its line and its words only. */
export function hitsDrawing(drawing: Drawing, at: Point, reach: Inches): boolean {
  const own = toOwnFrame(drawing, at)
  const near = reach + drawing.style.strokeWidth / 2
  if (!isInBox(frameOf(drawing), own, near)) return false
  if (isPointed(drawing)) {
    const path = drawingPath(drawing)
    const loop = isLoop(drawing)
    if (loop && drawing.style.fill !== null && isInside(path, own)) return true
    return distanceToPath(loop ? [...path, ...path.slice(0, 1)] : path, own) <= near
  }
  if (drawing.style.fill !== null) return true
  switch (drawing.kind) {
    case 'rectangle':
    case 'triangle':
      return isAtEdge(frameOf(drawing), own, near) || (drawing.text !== '' && isInMiddle(drawing, own))
    case 'circle':
      return (
        Math.abs(Math.hypot(own.x, own.y) - drawing.radius) <= near ||
        (drawing.text !== '' && isInMiddle(drawing, own))
      )
    default:
      return true
  }
}

const isInBox = ({ min, max }: Box, { x, y }: Point, reach: Inches): boolean =>
  x >= min.x - reach && x <= max.x + reach && y >= min.y - reach && y <= max.y + reach

const isAtEdge = ({ min, max }: Box, { x, y }: Point, reach: Inches): boolean =>
  x <= min.x + reach || x >= max.x - reach || y <= min.y + reach || y >= max.y - reach

/** Words of a shape stand in its middle third. */
function isInMiddle(drawing: Drawing, { x, y }: Point): boolean {
  const { max } = frameOf(drawing)
  return Math.abs(x) < max.x / 3 && Math.abs(y) < max.y / 3
}

/** How far a point lies from a chain of lines. */
export function distanceToPath(path: readonly Point[], at: Point): Inches {
  let nearest = Number.POSITIVE_INFINITY
  path.forEach((to, index) => {
    const from = path[index - 1] ?? to
    nearest = Math.min(nearest, distanceToLine(from, to, at))
  })
  return nearest
}

function distanceToLine(from: Point, to: Point, at: Point): Inches {
  const length = distance(from, to)
  if (length === 0) return distance(from, at)
  const share = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length ** 2
  const on = Math.min(1, Math.max(0, share))
  return distance(at, between(from, to, on))
}

/** Whether a point lies inside a closed chain of lines (crossings of a ray). */
function isInside(path: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  path.forEach((to, index) => {
    const from = path.at(index - 1) ?? to
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      inside = !inside
  })
  return inside
}

/** Whether a marquee touches a drawing. */
export function touchesDrawing(drawing: Drawing, box: Box): boolean {
  const outline = drawingOutline(drawing)
  const corners = [box.min, { x: box.max.x, y: box.min.y }, box.max, { x: box.min.x, y: box.max.y }]
  const around = boxAround(outline)
  const isFlat = around.max.x - around.min.x < 1e-6 || around.max.y - around.min.y < 1e-6
  return boxesTouch(around, box) && (isFlat || outlinesOverlap(outline, corners, 0))
}
