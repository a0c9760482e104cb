import { drawingOutline, isPointed, midpoint, type Point, toCanvas } from '@ramp/domain'
import {
  circleData,
  closedData,
  drawDrawing,
  hairline,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
} from '@ramp/drawing'
import { drawingHandles, type EditorState } from '@ramp/editor'

/** Drawings in the hand. */
export const movingDrawings = ({ layout, gesture }: Pick<EditorState, 'layout' | 'gesture'>): Marks =>
  gesture.moving.length === 0
    ? []
    : layout.drawings.filter(({ id }) => gesture.moving.includes(id)).map(drawDrawing)

type Selected = Pick<EditorState, 'layout' | 'selection' | 'tool'>

/** Frames of the selected drawings; one alone has its handles, and its points while they can be moved. */
export function drawingSelectionMarks(
  { layout, selection, tool }: Selected,
  rotateHandle: Point | null,
): Marks {
  const selected = layout.drawings.filter(({ id }) => selection.includes(id))
  const frames = selected.map((one) =>
    path(closedData(drawingOutline(one)), { stroke: hairline(PALETTE.selected, 1.5, [5, 3]) }),
  )
  const [only] = selected
  if (!only || selection.length > 1) return frames
  if (tool === 'vertex' || tool === 'pen')
    return isPointed(only) ? only.points.map((one) => dot(toCanvas(only, one))) : []
  const [from, to] = drawingOutline(only)
  const stem = rotateHandle && from && to ? [lineData([midpoint(from, to), rotateHandle])] : []
  return [
    ...frames,
    ...stem.map((d) => path(d, { stroke: hairline(PALETTE.selected, 1.5) })),
    ...drawingHandles(only).map(({ at, kind }) => (kind === 'corner' ? square(at) : dot(at))),
    ...(rotateHandle ? [dot(rotateHandle)] : []),
  ]
}

const look = { fill: PALETTE.surface, stroke: hairline(PALETTE.selected, 1.5) }

const dot = (at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [path(circleData({ x: 0, y: 0 }, 5), look)],
})

const square = (at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [path('M-3.5 -3.5h7v7h-7Z', look)],
})
