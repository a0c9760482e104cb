import type { Circle, Rectangle, Triangle } from '@ramp/domain'
import { circleData, closedData, type Marks, path, rectData } from '@ramp/drafting'
import { drawWords } from './style/draw-words.ts'
import { styleFill, styleStroke } from './style/style-stroke.ts'

/** Rectangles, circles and triangles with the words in their middle. */
export function drawShape(shape: Rectangle | Circle | Triangle): Marks {
  const look = { fill: styleFill(shape.style), stroke: styleStroke(shape.style) }
  return [path(outlineOf(shape), look), ...drawWords(shape.text, shape.lettering)]
}

function outlineOf(shape: Rectangle | Circle | Triangle): string {
  switch (shape.kind) {
    case 'rectangle':
      return rectData(shape.width, shape.length)
    case 'circle':
      return circleData({ x: 0, y: 0 }, shape.radius)
    case 'triangle':
      return closedData([
        { x: 0, y: -shape.length / 2 },
        { x: shape.width / 2, y: shape.length / 2 },
        { x: -shape.width / 2, y: shape.length / 2 },
      ])
  }
}
