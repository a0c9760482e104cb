import { type PrintedFamily, printedFamily } from '../letters/printed-families.ts'
import type { GroupMark, Marks, PathMark, Stroke, TextMark } from '../marks/mark.ts'
import { turnOfMatrix } from '../marks/turn.ts'
import type { View } from '../marks/view.ts'

/** The part of a pdfkit document that painting needs. */
export type PdfLike = {
  save: () => unknown
  restore: () => unknown
  transform: (a: number, b: number, c: number, d: number, e: number, f: number) => unknown
  path: (d: string) => unknown
  fillAndStroke: (fill: string, stroke: string) => unknown
  fill: (color: string) => unknown
  stroke: (color: string) => unknown
  lineWidth: (width: number) => unknown
  lineCap: (cap: 'butt' | 'round' | 'square') => unknown
  dash: (length: number[]) => unknown
  undash: () => unknown
  opacity: (opacity: number) => unknown
  font: (name: string, size: number, family: PrintedFamily | null) => unknown
  fillColor: (color: string) => unknown
  text: (text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }) => unknown
  widthOfString: (text: string) => number
}

export type PdfFonts = { readonly regular: string; readonly bold: string }

type Context = {
  readonly doc: PdfLike
  readonly fonts: PdfFonts
  readonly scale: number
  /** Width of a screen hairline of one pixel, in the units of the marks. */
  readonly hairline: number
  readonly turn: number
  readonly opacity: number
}

/** Points per inch at which a line of one pixel is one point wide: the canvas at 100 %, 20 pixels to the foot. */
const FULL_SCALE = 20 / 12
/** Thinner lines are lost in print, in points. */
const THINNEST = 0.25

/** A hairline is as wide beside the drawing as on the canvas at 100 %: a smaller plan has thinner lines. */
const hairlineAt = (scale: number): number => Math.max(THINNEST, Math.min(1, scale / FULL_SCALE)) / scale

/** Paints marks as vectors; the view's pixels are points of the page. */
export function paintPdf(doc: PdfLike, marks: Marks, view: View, fonts: PdfFonts) {
  const { scale, left, top } = view
  const context: Context = { doc, fonts, scale, hairline: hairlineAt(scale), turn: 0, opacity: 1 }
  if (scale === 1 && left === 0 && top === 0) {
    // Each mark sets all that it is drawn with: nothing is left behind for the next.
    paintAll(marks, context)
    return
  }
  doc.save()
  doc.transform(scale, 0, 0, scale, left, top)
  paintAll(marks, context)
  doc.restore()
}

function paintAll(marks: Marks, context: Context) {
  const { doc, scale, turn, opacity } = context
  for (const mark of marks) {
    switch (mark.kind) {
      case 'path':
        paintPath(mark, context)
        break
      case 'text':
        paintText(mark, context)
        break
      case 'group': {
        if (!isPlaced(mark)) {
          paintAll(mark.children, context)
          break
        }
        const inner = turn + turnOfMatrix(mark.matrix)
        const faded = opacity * (mark.opacity ?? 1)
        doc.save()
        if (mark.matrix) doc.transform(...mark.matrix)
        if (mark.isUpright) turnBack(doc, inner)
        if (faded !== opacity) doc.opacity(faded)
        paintAll(mark.children, { ...context, turn: mark.isUpright ? 0 : inner, opacity: faded })
        doc.restore()
        break
      }
      case 'pinned':
        doc.save()
        doc.transform(1, 0, 0, 1, mark.at.x, mark.at.y)
        turnBack(doc, turn)
        doc.transform(1 / scale, 0, 0, 1 / scale, 0, 0)
        paintAll(mark.children, { ...context, scale: 1, hairline: 1, turn: 0 })
        doc.restore()
        break
    }
  }
}

/** Whether a group moves, turns or fades what is in it; else it only says what that is. */
const isPlaced = ({ matrix, opacity, isUpright }: GroupMark): boolean =>
  matrix !== undefined || opacity !== undefined || isUpright === true

function turnBack(doc: PdfLike, turn: number) {
  if (turn === 0) return
  const radians = (-turn * Math.PI) / 180
  doc.transform(Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0)
}

function paintPath({ d, fill, stroke }: PathMark, { doc, hairline }: Context) {
  doc.path(d)
  if (!stroke) {
    if (fill !== undefined) doc.fill(fill)
    return
  }
  applyStroke(doc, stroke, hairline)
  if (fill === undefined) doc.stroke(stroke.color)
  else doc.fillAndStroke(fill, stroke.color)
}

function applyStroke(doc: PdfLike, { width, unit, dash, cap }: Stroke, hairline: number) {
  const factor = unit === 'px' ? hairline : 1
  doc.lineWidth(width * factor)
  doc.lineCap(cap ?? 'butt')
  if (dash) doc.dash(dash.map((one) => one * factor))
  else doc.undash()
}

function paintText(
  { x, y, text, size, color, weight, align, isUpright, font }: TextMark,
  { doc, fonts, turn }: Context,
) {
  doc.font(weight === 'bold' ? fonts.bold : fonts.regular, size, printedFamily(font))
  doc.fillColor(color)
  const width = align === 'start' ? 0 : doc.widthOfString(text)
  const shift = align === 'end' ? width : width / 2
  const look = { lineBreak: false, baseline: 'alphabetic' } as const
  if (!isUpright || turn === 0) {
    doc.text(text, x - shift, y, look)
    return
  }
  doc.save()
  doc.transform(1, 0, 0, 1, x, y)
  turnBack(doc, turn)
  doc.text(text, -shift, 0, look)
  doc.restore()
}
