import {
  distance,
  drawingPath,
  type Edit,
  isPointed,
  mapDrawings,
  newDrawing,
  type Point,
  type PointedDrawing,
  setDrawingPoints,
  toCanvas,
  withPoints,
} from '@ramp/domain'
import { inchesOf, type ScreenPoint } from '../../camera.ts'
import { settlePoint } from '../../snapping/settle.ts'
import type { Gesture } from '../../state/editor-state.ts'
import { isDrag } from '../gesture.ts'
import { drawingSettlingOf } from '../settling.ts'
import type { Intent, Reaction, Tool, ToolContext } from '../tool.ts'

export type VertexState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressing'; readonly screen: ScreenPoint; readonly index: number }
  | { readonly kind: 'dragging'; readonly index: number }
  /** New points go on from the point of this number. */
  | { readonly kind: 'extending'; readonly after: number }

const idle = { kind: 'idle' } as const

/** How near a click must come to a point, and the two ends of a line to each other to close it (spec 2 §9). */
const REACH_IN_PIXELS = 15

/** Moves the points of the selected line, or goes on from one of them (spec 2 §4, vertex-edit mode). */
export const vertexTool: Tool<VertexState> = {
  name: 'vertex',
  start: idle,
  states: {
    idle: {
      press: (_, { at, screen }, context) => {
        const target = targetOf(context)
        const index = target ? nearestPoint(pointsOf(target), at, context) : -1
        return { next: index < 0 ? idle : { kind: 'pressing', screen, index } }
      },
    },
    pressing: {
      move: (state, { screen, at, isTouch }, context) =>
        isDrag(state.screen, screen, isTouch)
          ? movePoint({ kind: 'dragging', index: state.index }, at, context)
          : { next: state },
      release: ({ index }, _, context) => {
        const target = targetOf(context)
        return { next: target ? { kind: 'extending', after: index } : idle }
      },
      cancel: () => ({ next: idle }),
    },
    dragging: {
      move: (state, { at }, context) => movePoint(state, at, context),
      release: ({ index }, { at }, context) => ({
        next: idle,
        intents: commitPoints(context, 'Move point', (points) => points.with(index, inRow(at, context).at)),
      }),
      cancel: () => ({ next: idle }),
    },
    extending: {
      move: (state, { at }, context) => ({
        next: state,
        intents: previewPoints(context, (points) => inserted(points, state, at)),
      }),
      press: (state, { at }, context) => extend(state, at, context),
      // The press has already set the point; what ends the tool is a click on the last point, a closing click or Escape.
      release: (state) => ({ next: state }),
      cancel: () => ({ next: idle }),
    },
  },
}

type Extending = Extract<VertexState, { kind: 'extending' }>

function extend(state: Extending, at: Point, context: ToolContext): Reaction<VertexState> {
  const target = targetOf(context)
  if (!target) return { next: idle }
  const before = pointsOf(target)
  const from = before[state.after] ?? at
  const reach = inchesOf(context.camera, REACH_IN_PIXELS)
  if (distance(from, at) <= reach) return { next: idle }
  const all = inserted(before, state, at)
  const opposite = state.after === 0 ? before.at(-1) : before[0]
  const isEnd = state.after === 0 || state.after === before.length - 1
  if (opposite && isEnd && before.length > 2 && distance(opposite, at) <= reach)
    return { next: idle, intents: [commit('Close line', closed(target, before))] }
  const after = state.after === 0 && before.length > 1 ? 0 : state.after + 1
  return { next: { ...state, after }, intents: [commit('Add point', setDrawingPoints(target.id, all))] }
}

/** A new point stands before the first point when the line goes on from there, else after the point it comes from. */
const inserted = (
  points: readonly Point[],
  { after }: Pick<Extending, 'after'>,
  at: Point,
): readonly Point[] =>
  after === 0 && points.length > 1
    ? [at, ...points]
    : [...points.slice(0, after + 1), at, ...points.slice(after + 1)]

/** A line whose ends meet becomes a polygon; a pen path becomes a loop (spec 2 §4). */
const closed = (target: PointedDrawing, points: readonly Point[]): Edit =>
  mapDrawings([target.id], (drawing) => {
    if (drawing.kind === 'pen-path') return { ...drawing, isClosed: true }
    if (!isPointed(drawing)) return drawing
    const { id, style, at } = drawing
    const through =
      drawing.kind === 'line' ? points : drawingPath(drawing).map((one) => toCanvas(drawing, one))
    return withPoints(newDrawing({ kind: 'polygon', id, style, at }), through)
  })

const commit = (label: string, edit: Edit): Intent => ({ type: 'commit', label, kind: 'skewing', edit })

/** The line whose points are changed: the selected one. */
export function targetOf({
  selection,
  layout,
}: Pick<ToolContext, 'selection' | 'layout'>): PointedDrawing | null {
  const drawing = layout.drawings.find(({ id }) => selection.includes(id) && selection.length === 1)
  return drawing && isPointed(drawing) ? drawing : null
}

/** Points of a drawing on the canvas. */
const pointsOf = (drawing: PointedDrawing): readonly Point[] =>
  drawing.points.map((point) => toCanvas(drawing, point))

function nearestPoint(points: readonly Point[], at: Point, { camera }: ToolContext): number {
  const reach = inchesOf(camera, REACH_IN_PIXELS)
  const away = points.map((point) => distance(point, at))
  const nearest = Math.min(...away)
  return nearest <= reach ? away.indexOf(nearest) : -1
}

type Change = (points: readonly Point[]) => readonly Point[]

function movePoint(
  state: Extract<VertexState, { kind: 'dragging' }>,
  at: Point,
  context: ToolContext,
): Reaction<VertexState> {
  const { at: to, guides } = inRow(at, context)
  return {
    next: state,
    intents: previewPoints(context, (points) => points.with(state.index, to), guides),
  }
}

/** A point comes into one row with the objects near by. */
const inRow = (at: Point, context: ToolContext) =>
  settlePoint(at, drawingSettlingOf(context.selection, context, false))

function previewPoints(
  context: ToolContext,
  change: Change,
  guides: Gesture['guides'] = [],
): readonly Intent[] {
  const target = targetOf(context)
  if (!target) return []
  const edit = setDrawingPoints(target.id, change(pointsOf(target)))
  return [{ type: 'preview', edit, gesture: { moving: [target.id], guides } }]
}

function commitPoints(context: ToolContext, label: string, change: Change): readonly Intent[] {
  const target = targetOf(context)
  return target ? [commit(label, setDrawingPoints(target.id, change(pointsOf(target))))] : []
}
