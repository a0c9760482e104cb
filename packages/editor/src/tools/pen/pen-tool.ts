import {
  addDrawing,
  type DrawingId,
  distance,
  type Edit,
  newDrawing,
  type PenPath,
  type Point,
  removeObjects,
  setDrawingPoints,
  toCanvas,
  withPoints,
} from '@ramp/domain'
import { type Camera, inchesOf } from '../../camera.ts'
import { distanceToPath } from '../../hit-test/drawing-hit.ts'
import type { Intent, Reaction, Tool, ToolContext } from '../tool.ts'

export type PenState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'drawing'; readonly id: DrawingId; readonly knots: readonly Point[] }
  | { readonly kind: 'moving'; readonly path: PenPath; readonly index: number }

const idle = { kind: 'idle' } as const

/** A knot is hit within this many pixels (spec 2 §9). */
const KNOT_IN_PIXELS = 5

/** Draws curves knot by knot: a click sets a knot, a click on the first closes the loop, on the last ends the path. */
export const penTool: Tool<PenState> = {
  name: 'pen',
  start: idle,
  states: {
    idle: {
      press: (_, { at }, context) => {
        switch (context.penMode) {
          case 'draw':
            return { next: { kind: 'drawing', id: context.newId(), knots: [at] } }
          case 'add':
            return { next: idle, intents: addKnot(at, context) }
          case 'remove':
            return { next: idle, intents: removeKnot(at, context) }
          case 'default':
          case 'crosshair': {
            const hit = knotAt(at, context)
            return hit
              ? { next: { kind: 'moving', ...hit }, intents: [{ type: 'select', ids: [hit.path.id] }] }
              : { next: idle, intents: [{ type: 'select', ids: [] }] }
          }
        }
      },
    },
    drawing: {
      press: (state, { at }, context) => setKnot(state, at, context),
      move: (state, { at }) => ({ next: state, intents: [preview(state, at)] }),
      // A release clears what the gesture shows, so that the path is shown again.
      release: (state, { at }) => ({ next: state, intents: [preview(state, at)] }),
      end: (state) => (state.knots.length > 1 ? finished(state, false) : { next: idle }),
      cancel: () => ({ next: idle }),
    },
    moving: {
      move: (state, { at }) => ({
        next: state,
        intents: [{ type: 'preview', edit: moved(state, at), gesture: { moving: [state.path.id] } }],
      }),
      release: (state, { at }) => ({ next: idle, intents: [skew('Move knot', moved(state, at))] }),
      cancel: () => ({ next: idle }),
    },
  },
}

type Drawing = Extract<PenState, { kind: 'drawing' }>

function setKnot(state: Drawing, at: Point, { camera }: ToolContext): Reaction<PenState> {
  const { knots } = state
  const [first] = knots
  const last = knots.at(-1)
  if (first && knots.length > 2 && isNear(first, at, camera)) return finished(state, true)
  if (last && knots.length > 1 && isNear(last, at, camera)) return finished(state, false)
  const next = { ...state, knots: [...knots, at] }
  return { next, intents: [preview(next, at)] }
}

function finished({ id, knots }: Drawing, isClosed: boolean): Reaction<PenState> {
  const edit = addDrawing(pathThrough(id, knots, isClosed))
  return {
    next: idle,
    intents: [
      { type: 'commit', label: 'Draw path', kind: 'added', edit },
      { type: 'select', ids: [id] },
    ],
  }
}

const pathThrough = (id: DrawingId, knots: readonly Point[], isClosed = false): PenPath =>
  withPoints(newDrawing({ kind: 'pen-path', id, at: knots[0] ?? { x: 0, y: 0 }, isClosed }), knots)

const preview = ({ id, knots }: Drawing, at: Point): Intent => ({
  type: 'preview',
  edit: addDrawing(pathThrough(id, [...knots, at])),
  gesture: { moving: [id] },
})

const isNear = (a: Point, b: Point, camera: Camera): boolean =>
  distance(a, b) <= inchesOf(camera, KNOT_IN_PIXELS)

const knotsOf = (path: PenPath): readonly Point[] => path.points.map((point) => toCanvas(path, point))

const pathsOf = ({ layout }: ToolContext): readonly PenPath[] =>
  layout.drawings.filter((one): one is PenPath => one.kind === 'pen-path')

function knotAt(at: Point, context: ToolContext): { readonly path: PenPath; readonly index: number } | null {
  for (const path of pathsOf(context)) {
    const index = knotsOf(path).findIndex((knot) => isNear(knot, at, context.camera))
    if (index >= 0) return { path, index }
  }
  return null
}

function removeKnot(at: Point, context: ToolContext): readonly Intent[] {
  const hit = knotAt(at, context)
  if (!hit) return []
  const knots = knotsOf(hit.path).filter((_, index) => index !== hit.index)
  return knots.length < 2
    ? [{ type: 'commit', label: 'Delete', kind: 'removed', edit: removeObjects([hit.path.id]) }]
    : [skew('Remove knot', setDrawingPoints(hit.path.id, knots))]
}

/** A knot goes into the nearest span of a path under the pointer. */
function addKnot(at: Point, context: ToolContext): readonly Intent[] {
  const reach = inchesOf(context.camera, KNOT_IN_PIXELS * 3)
  for (const path of pathsOf(context)) {
    const knots = knotsOf(path)
    const ends = path.isClosed ? [...knots, ...knots.slice(0, 1)] : knots
    const away = ends.slice(1).map((to, index) => distanceToPath([ends[index] ?? to, to], at))
    const nearest = Math.min(...away)
    if (nearest > reach) continue
    const span = away.indexOf(nearest)
    return [skew('Add knot', setDrawingPoints(path.id, knots.toSpliced(span + 1, 0, at)))]
  }
  return []
}

const moved = ({ path, index }: Extract<PenState, { kind: 'moving' }>, at: Point): Edit =>
  setDrawingPoints(path.id, knotsOf(path).with(index, at))

const skew = (label: string, edit: Edit): Intent => ({ type: 'commit', label, kind: 'skewing', edit })
