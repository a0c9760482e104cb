import { type Drawing, type PlacedPart, roundTo } from '@ramp/domain'
import { formatLength, type Marks, PALETTE, tag } from '@ramp/drawing'
import { drawingBox, type EditorState, inchesOf } from '@ramp/editor'
import { drawingAngle, drawingMeasures } from '../lib/drawing-measures.ts'

/** The readout stands this far below what it speaks of. */
const BELOW_IN_PIXELS = 18

/** While one object is drawn, stretched or turned, its figures stand below it. */
export function readoutMarks(
  { layout, gesture, toolState, camera }: Pick<EditorState, 'layout' | 'gesture' | 'toolState' | 'camera'>,
  placed: PlacedPart | undefined,
): Marks {
  const [id] = gesture.moving
  if (gesture.moving.length !== 1) return []
  const drawing = layout.drawings.find((one) => one.id === id)
  const box = drawing ? drawingBox(drawing) : placed?.box
  const words = readout(toolState.kind, drawing, placed, layout.project.units)
  if (!box || words === null) return []
  const at = { x: (box.min.x + box.max.x) / 2, y: box.max.y + inchesOf(camera, BELOW_IN_PIXELS) }
  return [tag(words, at, PALETTE.selected)]
}

type Units = EditorState['layout']['project']['units']

function readout(
  gesture: string,
  drawing: Drawing | undefined,
  placed: PlacedPart | undefined,
  units: Units,
): string | null {
  switch (gesture) {
    case 'rotating':
      return angleText(drawing ? drawingAngle(drawing) : (placed?.part.rotation ?? 0))
    case 'shaping':
    case 'drawing':
      return drawing ? sizeText(drawing, units) : null
    default:
      return null
  }
}

const angleText = (degrees: number): string => `${roundTo(degrees, 1)}°`

function sizeText(drawing: Drawing, units: Units): string {
  const measures = drawingMeasures(drawing)
  const sizes = measures.map(({ size }) => formatLength(size, units)).join(' × ')
  return measures.length === 1 && drawing.kind !== 'circle'
    ? `${sizes}, ${angleText(drawingAngle(drawing))}`
    : sizes
}
