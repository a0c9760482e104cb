import type { Point } from '@ramp/domain'
import { jpegOf, type SmallerPicture } from '../../photos/smaller-picture.ts'
import { boxOfLines, type DxfProblem, type DxfShapes, readDxf } from './dxf-shapes.ts'

export type DxfPicture = SmallerPicture & {
  /** Null where the file does not say its units. */
  readonly inchesOfPixel: number | null
}

/** Pixels around what is drawn. */
const MARGIN = 20
const PEN = 2
const SMALLEST_LETTERS = 3
/** Lines that are drawn in one stroke. */
const AT_ONCE = 2000

/** A DXF drawn once as a picture on white, so that the canvas has one picture to paint; null of what is no drawing. */
export async function dxfPicture(
  text: string,
  { longest, quality }: { readonly longest: number; readonly quality: number },
): Promise<DxfPicture | DxfProblem | null> {
  const shapes = readDxf(text)
  if (!shapes || typeof shapes === 'string') return shapes
  const { min, max } = boxOfLines(shapes.lines)
  const extent = Math.max(max.x - min.x, max.y - min.y)
  if (!(extent > 0)) return null
  const pixels = (longest - 2 * MARGIN) / extent
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((max.x - min.x) * pixels) + 2 * MARGIN
  canvas.height = Math.ceil((max.y - min.y) * pixels) + 2 * MARGIN
  const context = canvas.getContext('2d')
  if (!context) return null
  const { width, height } = canvas
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  // The y of a drawing is upward.
  const placed = ({ x, y }: Point): Point => ({
    x: (x - min.x) * pixels + MARGIN,
    y: (max.y - y) * pixels + MARGIN,
  })
  drawLines(context, shapes, placed)
  drawTexts(context, shapes, { placed, pixels })
  const picture = await jpegOf(canvas, quality)
  const { inchesOfUnit } = shapes
  return (
    picture && { picture, width, height, inchesOfPixel: inchesOfUnit === null ? null : inchesOfUnit / pixels }
  )
}

function drawLines(context: CanvasRenderingContext2D, { lines }: DxfShapes, placed: (at: Point) => Point) {
  context.lineWidth = PEN
  context.lineJoin = 'round'
  for (let first = 0; first < lines.length; first += AT_ONCE) {
    context.beginPath()
    for (const line of lines.slice(first, first + AT_ONCE))
      for (const [index, point] of line.entries()) {
        const { x, y } = placed(point)
        if (index === 0) context.moveTo(x, y)
        else context.lineTo(x, y)
      }
    context.stroke()
  }
}

type Scaled = { readonly placed: (at: Point) => Point; readonly pixels: number }

function drawTexts(context: CanvasRenderingContext2D, { texts }: DxfShapes, { placed, pixels }: Scaled) {
  context.fillStyle = 'black'
  for (const { text, at, height, angle } of texts) {
    const size = height * pixels
    if (size < SMALLEST_LETTERS) continue
    const { x, y } = placed(at)
    context.save()
    context.translate(x, y)
    context.rotate((-angle * Math.PI) / 180)
    context.font = `${size}px Inter, sans-serif`
    context.fillText(text, 0, 0)
    context.restore()
  }
}
