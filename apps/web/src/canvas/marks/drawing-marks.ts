import { type Drawing, drawingOutline, isPointed, midpoint, type Point, toCanvas } from '@ramp/domain'
import {
  boxData,
  circleData,
  closedData,
  hairline,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
} from '@ramp/drafting'
import { drawDrawing } from '@ramp/drawing'
import { type DrawingHandle, type EditorState, handlesOf, isStraight, shapedBy } from '@ramp/editor'

/** Drawings in the hand. */
export function movingDrawings({ layout, gesture }: Pick<EditorState, 'layout' | 'gesture'>): Marks {
  if (gesture.moving.length === 0) return []
  const moving = new Set(gesture.moving)
  return layout.drawings.filter(({ id }) => moving.has(id)).map(drawDrawing)
}

type Selected = Pick<EditorState, 'layout' | 'selection' | 'tool' | 'mode' | 'camera'>

/** Frames of the selected drawings with the handles that shape them; of a line its points while they can be moved. */
export function drawingSelectionMarks(state: Selected, rotateHandle: Point | null): Marks {
  const wanted = new Set(state.selection)
  const selected = state.layout.drawings.filter(({ id }) => wanted.has(id))
  const [only] = selected
  if (only && wanted.size === 1 && (state.tool === 'vertex' || state.tool === 'pen')) return pointMarks(only)
  return [
    ...selected.map(frame),
    ...(only && wanted.size === 1 ? turnMarks(only, rotateHandle) : []),
    ...shapeMarks(state),
  ]
}

/** The points of a line; the knots of a pen path lie on the straight lines that lead it, each in its own colour (spec 2 §3.7). */
function pointMarks(drawing: Drawing): Marks {
  if (!isPointed(drawing)) return []
  const points = drawing.points.map((one) => toCanvas(drawing, one))
  if (drawing.kind !== 'pen-path') return points.map((at) => dot(at))
  const { knotColor, controlColor, isClosed } = drawing
  const led = isClosed ? closedData(points) : lineData(points)
  return [
    path(led, { stroke: hairline(controlColor ?? PALETTE.selected, 1, [2, 3]) }),
    ...points.map((at) => dot(at, knotColor)),
  ]
}

/** The frame of a drawing; a straight line is marked itself, its frame would lie far beside it. */
function frame(drawing: Drawing): Mark {
  if (isStraight(drawing)) {
    const ends = drawing.points.map((end) => toCanvas(drawing, end))
    return path(lineData(ends), { stroke: hairline(PALETTE.selected, 1.5) })
  }
  return path(closedData(drawingOutline(drawing)), { stroke: hairline(PALETTE.selected, 1.5, [5, 3]) })
}

function turnMarks(drawing: Drawing, rotateHandle: Point | null): Marks {
  const [from, to] = drawingOutline(drawing)
  if (!rotateHandle || !from || !to) return []
  const stem = lineData([midpoint(from, to), rotateHandle])
  return [path(stem, { stroke: hairline(PALETTE.selected, 1.5) }), dot(rotateHandle)]
}

/** The handles of one drawing, or the box around several with its handles. */
function shapeMarks(state: Selected): Marks {
  const shaped = state.tool === 'select' ? shapedBy(state) : null
  if (!shaped) return []
  const handles = handlesOf(shaped, state.camera).map(handle)
  if (shaped.kind === 'one') return handles
  const { min, max } = shaped.box
  const box = boxData(min.x, min.y, max.x - min.x, max.y - min.y)
  return [path(box, { stroke: hairline(PALETTE.selected, 1.5) }), ...handles]
}

const handle = ({ at, kind }: DrawingHandle): Mark =>
  kind === 'corner' || kind === 'side' ? square(at) : dot(at)

const look = { fill: PALETTE.surface, stroke: hairline(PALETTE.selected, 1.5) }

const dot = (at: Point, color: string = PALETTE.selected): Mark => ({
  kind: 'pinned',
  at,
  children: [path(circleData({ x: 0, y: 0 }, 5), { ...look, stroke: hairline(color, 1.5) })],
})

const square = (at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [path('M-3.5 -3.5h7v7h-7Z', look)],
})
