import {
  between,
  type Degrees,
  type Drawing,
  type DrawingOf,
  distance,
  type Edit,
  frameOf,
  type Inches,
  inchesFromSpecPixels,
  normalizeAngle,
  type Point,
  scaleDrawing,
  setDrawingPoints,
  toCanvas,
} from '@ramp/domain'
import type { Range } from '@ramp/shell'

/** One measure of a drawing that can be typed. */
export type DrawingMeasure = {
  readonly name: 'Width' | 'Length' | 'Diameter'
  readonly size: Inches
  /** It is always more than this. */
  readonly above?: Inches
  /** Gives the measure another size; the upper left corner, or the left end, stays where it is. */
  readonly resized: (size: Inches) => Edit
}

/** What can be typed of a drawing's size: how it grows follows from its kind. */
export function drawingMeasures(drawing: Drawing): readonly DrawingMeasure[] {
  switch (drawing.kind) {
    case 'dimension':
    case 'ruler':
    case 'fence':
      return [along(drawing, 'Length', drawing.length)]
    case 'door':
      return [along(drawing, 'Width', drawing.width)]
    case 'circle':
      return [even(drawing, 'Diameter', 2 * drawing.radius)]
    case 'callout':
      return (['Width', 'Length'] as const).map((name) => aroundWords(drawing, name))
    case 'text':
    case 'ada-box':
    case 'rise-box':
    case 'service-box':
      return [even(drawing, 'Width', frameSize(drawing).x), even(drawing, 'Length', frameSize(drawing).y)]
    case 'line':
      if (drawing.points.length === 2) return [endToEnd(drawing)]
  }
  const { x, y } = frameSize(drawing)
  const sizes = [across(drawing, 'Width', x), across(drawing, 'Length', y)]
  return sizes.filter(({ size }) => canGrow(size))
}

/** Flatter than this nothing grows. */
const FLAT: Inches = 0.01
/** No drawing is larger than the largest canvas (spec 1 §5). */
const LARGEST: Inches = inchesFromSpecPixels(3000)

/** Whether a measure can be given another size. */
export const canGrow = (size: Inches): boolean => size > FLAT

/** How large a drawing may be typed. */
export const DRAWING_SIZES: Range = { min: 0, max: LARGEST, isAboveMin: true }

/** Why a size within the range is not possible where the drawing is. */
export const OFF_CANVAS = 'It would leave the canvas. Move it first, or enter another size.'

function frameSize(drawing: Drawing): Point {
  const { min, max } = frameOf(drawing)
  return { x: max.x - min.x, y: max.y - min.y }
}

function along(
  drawing: Drawing & { readonly kind: 'dimension' | 'ruler' | 'fence' | 'door' },
  name: DrawingMeasure['name'],
  size: Inches,
): DrawingMeasure {
  const leftEnd = toCanvas(drawing, { x: -size / 2, y: 0 })
  return { name, size, resized: (next) => scaleDrawing(drawing.id, { x: next / size, y: 1 }, leftEnd) }
}

const even = (drawing: Drawing, name: DrawingMeasure['name'], size: Inches): DrawingMeasure => ({
  name,
  size,
  resized: (next) =>
    scaleDrawing(drawing.id, { x: next / size, y: next / size }, toCanvas(drawing, frameOf(drawing).min)),
})

/** The words of a callout grow, and the room around them stays as it is. */
function aroundWords(callout: DrawingOf<'callout'>, name: 'Width' | 'Length'): DrawingMeasure {
  const size = frameSize(callout)[name === 'Width' ? 'x' : 'y']
  const room = 2 * callout.border.padding
  const { min } = frameOf(callout)
  const inner = { x: min.x + room / 2, y: min.y + room / 2 }
  return {
    name,
    size,
    above: room,
    resized: (next) => {
      const share = (next - room) / (size - room)
      return scaleDrawing(callout.id, { x: share, y: share }, toCanvas(callout, inner))
    },
  }
}

const across = (drawing: Drawing, name: 'Width' | 'Length', size: Inches): DrawingMeasure => ({
  name,
  size,
  resized: (next) =>
    scaleDrawing(
      drawing.id,
      name === 'Width' ? { x: next / size, y: 1 } : { x: 1, y: next / size },
      toCanvas(drawing, frameOf(drawing).min),
    ),
})

type Line = Drawing & { readonly kind: 'line' }

function endToEnd(line: Line): DrawingMeasure {
  const [from, to] = endsOf(line)
  const size = distance(from, to)
  return {
    name: 'Length',
    size,
    resized: (next) => {
      const share = size === 0 ? 0 : next / size
      return setDrawingPoints(line.id, [from, between(from, to, share)])
    },
  }
}

function endsOf(line: Line): readonly [Point, Point] {
  const [from = { x: 0, y: 0 }, to = from] = line.points.map((point) => toCanvas(line, point))
  return [from, to]
}

/** How a drawing is turned; a straight line by the way it runs, as a drafter reads it. */
export function drawingAngle(drawing: Drawing): Degrees {
  if (drawing.kind !== 'line' || drawing.points.length !== 2) return normalizeAngle(drawing.rotation)
  const [from, to] = endsOf(drawing)
  return normalizeAngle((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
}
