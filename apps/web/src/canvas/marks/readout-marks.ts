import { type Box, type Drawing, type PlacedPart, roundTo } from '@ramp/domain'
import { formatLength, type Mark, type Marks, PALETTE } from '@ramp/drafting'
import { tag } from '@ramp/drawing'
import { type Camera, drawingBox, type EditorState, inchesOf, shapedBy } from '@ramp/editor'
import { drawingAngle, drawingMeasures } from '../../lib/drawing-measures.ts'

/** The readout stands this far below what it speaks of. */
const BELOW_IN_PIXELS = 18

type Seen = Pick<EditorState, 'layout' | 'gesture' | 'toolState' | 'camera' | 'selection' | 'mode'>

/** While one object is drawn, stretched or turned, or several are scaled, the figures stand below. */
export function readoutMarks(state: Seen, placed: PlacedPart | undefined): Marks {
  const { layout, gesture, toolState, camera } = state
  const [id] = gesture.moving
  const shaped = toolState.kind === 'shaping' ? shapedBy(state) : null
  if (shaped?.kind === 'several')
    return [below(shaped.box, camera, boxText(shaped.box, layout.project.units))]
  if (gesture.moving.length !== 1) return []
  const drawing = layout.drawings.find((one) => one.id === id)
  const box = drawing ? drawingBox(drawing) : placed?.box
  const words = readout(toolState.kind, drawing, placed, layout.project.units)
  if (!box || words === null) return []
  return [below(box, camera, words)]
}

const below = ({ min, max }: Box, camera: Camera, words: string): Mark =>
  tag(words, { x: (min.x + max.x) / 2, y: max.y + inchesOf(camera, BELOW_IN_PIXELS) }, PALETTE.selected)

const boxText = ({ min, max }: Box, units: Units): string =>
  [max.x - min.x, max.y - min.y].map((size) => formatLength(size, units)).join(' × ')

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
