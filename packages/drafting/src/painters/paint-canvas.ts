import { printedFamily } from '../letters/printed-families.ts'
import type { GroupMark, Marks, PathMark, PinnedMark, Stroke, TextMark } from '../marks/mark.ts'
import { turnOfMatrix } from '../marks/turn.ts'
import type { View } from '../marks/view.ts'

/** The part of a 2D canvas context that painting needs; `Shape` is the platform's Path2D. */
export type CanvasLike<Shape> = {
  save: () => void
  restore: () => void
  transform: (a: number, b: number, c: number, d: number, e: number, f: number) => void
  translate: (x: number, y: number) => void
  scale: (x: number, y: number) => void
  rotate: (radians: number) => void
  fill: (shape: Shape) => void
  stroke: (shape: Shape) => void
  fillText: (text: string, x: number, y: number) => void
  setLineDash: (dash: number[]) => void
  globalAlpha: number
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  font: string
  textAlign: string
  textRendering: string
}

export type CanvasPainter<Shape> = (context: CanvasLike<Shape>, marks: Marks, view: View) => void

/** Letters smaller than this cannot be read and are not drawn: it halves the cost of a large view. */
const SMALLEST_LETTERS = 4
const CANVAS_ALIGN = { start: 'left', middle: 'center', end: 'right' } as const

type Brush<Shape> = {
  readonly context: CanvasLike<Shape>
  readonly shape: (d: string) => Shape
  readonly fontFamily: string
  readonly scale: number
  readonly turn: number
}

/** What is drawn by hand has a shape of its own for every place: from so many on, all are made anew. */
const MOST_SHAPES = 5000

/** A painter that remembers shapes by their path data: thousands of parts share a few dozen. */
export function canvasPainter<Shape>(
  shapeOf: (d: string) => Shape,
  fontFamily: string,
): CanvasPainter<Shape> {
  const shapes = new Map<string, Shape>()
  const shape = (d: string): Shape => {
    const known = shapes.get(d)
    if (known !== undefined) return known
    const made = shapeOf(d)
    if (shapes.size >= MOST_SHAPES) shapes.clear()
    shapes.set(d, made)
    return made
  }
  return (context, marks, view) => {
    context.save()
    context.translate(view.left, view.top)
    context.scale(view.scale, view.scale)
    // Letters are spaced for the size they are shown in, not for the inches they are lettered in.
    context.textRendering = 'geometricPrecision'
    paintAll(marks, { context, shape, fontFamily, scale: view.scale, turn: 0 })
    context.restore()
  }
}

function paintAll<Shape>(marks: Marks, brush: Brush<Shape>) {
  for (const mark of marks) {
    switch (mark.kind) {
      case 'path':
        paintPath(brush.context, mark, brush.shape(mark.d), brush.scale)
        break
      case 'text':
        paintText(mark, brush)
        break
      case 'group':
        paintGroup(mark, brush)
        break
      case 'pinned':
        paintPinned(mark, brush)
        break
    }
  }
}

function paintGroup<Shape>({ matrix, opacity, isUpright, children }: GroupMark, brush: Brush<Shape>) {
  const { context } = brush
  const turn = brush.turn + turnOfMatrix(matrix)
  const turnsBack = isUpright === true && turn !== 0
  const inner = { ...brush, turn: isUpright ? 0 : turn }
  if (!matrix && opacity === undefined && !turnsBack) {
    paintAll(children, inner)
    return
  }
  context.save()
  if (matrix) context.transform(...matrix)
  if (turnsBack) context.rotate(radians(-turn))
  if (opacity !== undefined) context.globalAlpha *= opacity
  paintAll(children, inner)
  context.restore()
}

function paintPinned<Shape>({ at, children }: PinnedMark, brush: Brush<Shape>) {
  const { context, scale, turn } = brush
  context.save()
  context.translate(at.x, at.y)
  if (turn !== 0) context.rotate(radians(-turn))
  context.scale(1 / scale, 1 / scale)
  paintAll(children, { ...brush, scale: 1, turn: 0 })
  context.restore()
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function paintPath<Shape>(
  context: CanvasLike<Shape>,
  { fill, stroke }: PathMark,
  shape: Shape,
  scale: number,
) {
  if (fill !== undefined) {
    context.fillStyle = fill
    context.fill(shape)
  }
  if (stroke) {
    applyStroke(context, stroke, scale)
    context.stroke(shape)
  }
}

function applyStroke<Shape>(context: CanvasLike<Shape>, stroke: Stroke, scale: number) {
  const factor = stroke.unit === 'px' ? 1 / scale : 1
  context.strokeStyle = stroke.color
  context.lineWidth = stroke.width * factor
  context.lineCap = stroke.cap ?? 'butt'
  context.setLineDash(stroke.dash ? stroke.dash.map((one) => one * factor) : [])
}

/** The typeface that prints for a font, and the font itself until it is there. */
const chosen = (font: string | undefined): string =>
  [printedFamily(font), font].flatMap((name) => (name ? [`"${name}", `] : [])).join('')

function paintText<Shape>(
  { x, y, text, size, color, weight, align, isUpright, font }: TextMark,
  { context, scale, turn, fontFamily }: Brush<Shape>,
) {
  if (size * scale < SMALLEST_LETTERS) return
  context.fillStyle = color
  context.font = `${weight === 'bold' ? '600 ' : ''}${size}px ${chosen(font)}${fontFamily}`
  context.textAlign = CANVAS_ALIGN[align]
  if (!isUpright || turn === 0) {
    context.fillText(text, x, y)
    return
  }
  context.save()
  context.translate(x, y)
  context.rotate(radians(-turn))
  context.fillText(text, 0, 0)
  context.restore()
}
