import { type Inches, inchesFromSpecPixels } from '../base/units.ts'
import type { Color, Drawing, DrawingId } from '../model/drawings/drawing.ts'
import { DEFAULT_STYLE } from '../model/drawings/new-drawing.ts'
import { mapDrawings } from './drawing-edits.ts'
import type { Edit } from './edit.ts'

/** The line around a drawing, or the line it is made of. */
type Border = { readonly color: Color; readonly width: Inches }

/** The border a person sees: a basic callout has none, whatever it keeps for later. */
export function borderOf(drawing: Drawing): Border {
  if (drawing.kind !== 'callout') return { color: drawing.style.stroke, width: drawing.style.strokeWidth }
  const { look, border } = drawing
  const width = look === 'basic' ? 0 : border.stroke
  return { color: width > 0 ? border.color : null, width }
}

/** Gives drawings another border. A first colour brings a width along and a first width a colour, so that it is seen. */
export const setBorder = (ids: readonly DrawingId[], change: Partial<Border>): Edit =>
  mapDrawings(ids, (drawing) => {
    const before = borderOf(drawing)
    const color = change.color === undefined ? before.color : change.color
    const width = change.width ?? before.width
    return withBorder(drawing, {
      color: change.width && color === null ? freshBorder(drawing).color : color,
      width: change.color && width === 0 ? freshBorder(drawing).width : width,
    })
  })

/** A basic callout that gets a border is a bordered one from then on. */
function withBorder(drawing: Drawing, { color, width }: Border): Drawing {
  if (drawing.kind !== 'callout')
    return { ...drawing, style: { ...drawing.style, stroke: color, strokeWidth: width } }
  const { look, border } = drawing
  const stroke = color === null ? 0 : width
  return {
    ...drawing,
    look: look === 'basic' && stroke > 0 ? 'bordered' : look,
    border: { ...border, stroke, color: color ?? border.color },
  }
}

const THIN: Inches = inchesFromSpecPixels(1)

const freshBorder = (drawing: Drawing): Border =>
  drawing.kind === 'callout'
    ? { color: drawing.border.color, width: drawing.border.stroke || THIN }
    : { color: DEFAULT_STYLE.stroke, width: DEFAULT_STYLE.strokeWidth }
