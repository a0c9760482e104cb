import { type Box, boxAround } from '../../base/geometry/outline.ts'
import { add, type Point, rotate, subtract } from '../../base/geometry/point.ts'
import { type Degrees, type Inches, inchesFromSpecPixels } from '../../base/units.ts'
import type { Callout, Door, Drawing, DrawingKind, PointedDrawing, TextDrawing } from './drawing.ts'
import { drawingPath } from './drawing-path.ts'
import { textBlock } from './drawing-text.ts'
import { FORM_SIZES, FORM_TITLE } from './form-sizes.ts'
import { serviceNotes } from './service-notes.ts'

/** Sizes of spec 2 §3.5 and §9, pixels of the specification. */
const DIMENSION_HEIGHT = inchesFromSpecPixels(40)
const RULER_HEIGHT = inchesFromSpecPixels(30)
const FENCE_HEIGHT = inchesFromSpecPixels(20)
const CHECK: Inches = 7
const CHECK_LEFT: Inches = 8

/** The box to tick of a line of the ADA box, measured from the form's upper left corner at its own size. */
export function adaCheckBox(line: number): Box {
  const row = (FORM_SIZES['ada-box'].length - FORM_TITLE) / ADA_CHECKS
  const min = { x: CHECK_LEFT, y: FORM_TITLE + row * (line + 0.5) - CHECK / 2 }
  return { min, max: { x: min.x + CHECK, y: min.y + CHECK } }
}

/** Lines of the ADA box that can be ticked (spec 2 §9). */
export const ADA_CHECKS = 5

/** Free room beside the words of a text, as a part of their size. */
const TEXT_PADDING = 0.2

/** The frame of a drawing in its own frame of reference: about `at`, before its rotation. */
export function frameOf(drawing: Drawing): Box {
  switch (drawing.kind) {
    case 'text':
      return wordsFrame(drawing, drawing.lettering.fontSize * TEXT_PADDING)
    case 'callout':
      return wordsFrame(drawing, drawing.border.padding)
    case 'dimension':
      return about(drawing.length, DIMENSION_HEIGHT)
    case 'ruler':
      return about(drawing.length, RULER_HEIGHT)
    case 'fence':
      return about(drawing.length, FENCE_HEIGHT)
    case 'circle':
      return about(2 * drawing.radius, 2 * drawing.radius)
    case 'rectangle':
    case 'triangle':
    case 'graphic':
      return about(drawing.width, drawing.length)
    case 'door':
      return doorFrame(drawing)
    case 'ada-box':
    case 'rise-box': {
      const { width, length } = FORM_SIZES[drawing.kind]
      return about(width * drawing.scale, length * drawing.scale)
    }
    case 'service-box':
      return about(
        FORM_SIZES['service-box'].width * drawing.scale,
        serviceNotes(drawing).length * drawing.scale,
      )
    default:
      return pathFrame(drawing)
  }
}

const about = (width: Inches, length: Inches): Box => ({
  min: { x: -width / 2, y: -length / 2 },
  max: { x: width / 2, y: length / 2 },
})

function wordsFrame({ text, lettering }: TextDrawing | Callout, padding: Inches): Box {
  const { width, height } = textBlock(text, lettering)
  return about(width + 2 * padding, height + 2 * padding)
}

const pathFrame = (drawing: PointedDrawing): Box =>
  drawing.points.length === 0 ? about(0, 0) : boxAround(drawingPath(drawing))

/** The leaf of an open door, from its hinge to its free end; it opens to the upper side. */
export function doorLeaf({ width, doorAngle }: Pick<Door, 'width' | 'doorAngle'>): {
  readonly hinge: Point
  readonly end: Point
} {
  const hinge = { x: -width / 2, y: 0 }
  return { hinge, end: add(hinge, rotate({ x: width, y: 0 }, -doorAngle)) }
}

/** Way of the free end from the closed to the open door. */
export function doorSwing({ width, doorAngle }: Pick<Door, 'width' | 'doorAngle'>): readonly Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(doorAngle) / 5))
  return Array.from(
    { length: steps + 1 },
    (_, index) => doorLeaf({ width, doorAngle: (doorAngle * index) / steps }).end,
  )
}

const doorFrame = (door: Door): Box => boxAround([doorLeaf(door).hinge, ...doorSwing(door)])

type Standing = { readonly at: Point; readonly rotation: Degrees }

/** A place of the canvas in a drawing's own frame, and back. */
export const toOwnFrame = ({ at, rotation }: Standing, point: Point): Point =>
  rotate(subtract(point, at), -rotation)
export const toCanvas = ({ at, rotation }: Standing, point: Point): Point => add(at, rotate(point, rotation))

/** Corners of a drawing's frame on the canvas, clockwise. */
export function drawingOutline(drawing: Drawing): readonly Point[] {
  const { min, max } = frameOf(drawing)
  return [min, { x: max.x, y: min.y }, max, { x: min.x, y: max.y }].map((corner) => toCanvas(drawing, corner))
}

/** The steps a drawing turns in (spec 2 §5: 45, rulers and drafting lines 5). */
export const turnStepOf = (kind: DrawingKind): Degrees => (kind === 'ruler' || kind === 'dimension' ? 5 : 45)
