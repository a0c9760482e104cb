import {
  add,
  changeDrawing,
  type Degrees,
  type Drawing,
  type DrawingOf,
  distance,
  doorLeaf,
  dot,
  type Edit,
  frameOf,
  mapDrawings,
  midpoint,
  normalizeAngle,
  type Point,
  rotate,
  scaleDrawing,
  setDrawingPoints,
  subtract,
  toCanvas,
  toOwnFrame,
} from '@ramp/domain'
import { isEven } from '../../arrange/scale-drawing.ts'
import { shareOf, sizeOf } from '../../arrange/scale-drawings.ts'
import type { Camera } from '../../camera.ts'
import { straightened } from '../draw/straightened.ts'
import { acrossFrom, type BoxHandle, boxHandles, MIDDLE, shareOfHandle } from './box-handles.ts'
import { isStraight } from './straight-line.ts'

/** What a person takes hold of to change the shape of a selected drawing. */
export type DrawingHandle = {
  readonly kind: BoxHandle['kind'] | 'end' | 'pointer' | 'angle'
  readonly at: Point
  /** Which corner or side, clockwise from the upper left, or which end, the left one first. */
  readonly index: number
}

/**
 * The handles of a drawing: corners and sides to scale it, ends to stretch it, the tip of a pointer, the angle of a door.
 */
export function drawingHandles(drawing: Drawing, camera: Camera): readonly DrawingHandle[] {
  if (isStraight(drawing))
    return drawing.points.map((end, index) => ({ kind: 'end', at: toCanvas(drawing, end), index }))
  switch (drawing.kind) {
    case 'dimension':
    case 'ruler':
    case 'fence':
      return endsOf(drawing.length).map((end, index) => ({ kind: 'end', at: toCanvas(drawing, end), index }))
    case 'door':
      return [
        { kind: 'end', at: toCanvas(drawing, { x: drawing.width / 2, y: 0 }), index: 1 },
        { kind: 'angle', at: toCanvas(drawing, doorLeaf(drawing).end), index: 0 },
      ]
    case 'callout':
      return [
        { kind: 'pointer', at: toCanvas(drawing, drawing.pointer.to), index: 0 },
        ...onFrame(drawing, camera),
      ]
    default:
      return onFrame(drawing, camera)
  }
}

function onFrame(drawing: Drawing, camera: Camera): readonly DrawingHandle[] {
  const frame = frameOf(drawing)
  return boxHandles(sizeOf(frame), camera, isEven(drawing)).map((handle) => ({
    ...handle,
    at: toCanvas(drawing, shareOf(frame, shareOfHandle(handle))),
  }))
}

const endsOf = (length: number): readonly Point[] => [
  { x: -length / 2, y: 0 },
  { x: length / 2, y: 0 },
]

export type HeldHandle = { readonly drawing: Drawing; readonly handle: DrawingHandle }

/** What the keys beside the pointer ask for while a handle is dragged. */
export type ShapeKeys = {
  /** Proportions are kept, and lines lie straight. */
  readonly isEven?: boolean
  /** The middle stays, not the place across. */
  readonly fromMiddle?: boolean
  /** Angles stay as they are drawn. */
  readonly isFree?: boolean
}

/** The edit of a handle that was dragged to a place. */
export function shapeTo({ drawing, handle }: HeldHandle, to: Point, keys: ShapeKeys = {}): Edit {
  const step = keys.isFree ? FINEST : ANGLE_STEP
  switch (handle.kind) {
    case 'corner':
    case 'side':
      return scaleTo(drawing, { kind: handle.kind, index: handle.index }, { to, ...keys })
    case 'end':
      return drawing.kind === 'line' ? endTo(drawing, handle, to, keys) : stretchTo(drawing, handle, step, to)
    case 'pointer':
      return mapDrawings([drawing.id], (one) =>
        one.kind === 'callout' ? { ...one, pointer: { ...one.pointer, to: toOwnFrame(one, to) } } : one,
      )
    case 'angle':
      return swingTo(drawing, step, to)
  }
}

/** Ends and doors turn in steps of this much (spec 2 §5, rulers and drafting lines). */
const ANGLE_STEP: Degrees = 5
const FINEST: Degrees = 0.1
/** A drawing never shrinks to less than this part of itself in one drag. */
const SMALLEST = 0.05
const SHORTEST = 1

function scaleTo(drawing: Drawing, handle: BoxHandle, dragged: ShapeKeys & { readonly to: Point }): Edit {
  const frame = frameOf(drawing)
  const share = shareOfHandle(handle)
  const still = shareOf(frame, dragged.fromMiddle ? MIDDLE : acrossFrom(share))
  const before = subtract(shareOf(frame, share), still)
  const wanted = subtract(toOwnFrame(drawing, dragged.to), still)
  const ratio = (axis: 'x' | 'y') =>
    Math.abs(before[axis]) < 1e-6 ? 1 : Math.max(SMALLEST, wanted[axis] / before[axis])
  const even = Math.max(SMALLEST, dot(wanted, before) / dot(before, before))
  const by = dragged.isEven || isEven(drawing) ? { x: even, y: even } : { x: ratio('x'), y: ratio('y') }
  return scaleDrawing(drawing.id, by, toCanvas(drawing, still))
}

/** The end of a straight line goes where it is dragged; with Shift the line keeps to steps of 45 degrees. */
function endTo(line: DrawingOf<'line'>, { index }: DrawingHandle, to: Point, keys: ShapeKeys): Edit {
  const ends = line.points.map((end) => toCanvas(line, end))
  const still = ends[1 - index] ?? to
  const end = keys.isEven ? straightened(still, to) : to
  const other = keys.fromMiddle ? add(still, subtract(ends[index] ?? end, end)) : still
  return setDrawingPoints(line.id, index === 0 ? [end, other] : [other, end])
}

const angleOf = ({ x, y }: Point): Degrees => (Math.atan2(y, x) * 180) / Math.PI

function stretchTo(drawing: Drawing, { index }: DrawingHandle, step: Degrees, to: Point): Edit {
  const long = frameLength(drawing)
  const still = toCanvas(drawing, endsOf(long)[1 - index] ?? { x: 0, y: 0 })
  const away = index === 1 ? subtract(to, still) : subtract(still, to)
  const rotation = normalizeAngle(Math.round(angleOf(away) / step) * step)
  const length = Math.max(SHORTEST, dot(away, rotate({ x: 1, y: 0 }, rotation)))
  const end = rotate({ x: index === 1 ? length : -length, y: 0 }, rotation)
  const at = midpoint(still, { x: still.x + end.x, y: still.y + end.y })
  return mapDrawings([drawing.id], (one) => {
    if (one.kind === 'door') return { ...one, at, rotation, width: length }
    return one.kind === 'dimension' || one.kind === 'ruler' || one.kind === 'fence'
      ? { ...one, at, rotation, length }
      : one
  })
}

const frameLength = (drawing: Drawing): number => {
  if (drawing.kind === 'door') return drawing.width
  return 'length' in drawing ? drawing.length : 0
}

function swingTo(drawing: Drawing, step: Degrees, to: Point): Edit {
  if (drawing.kind !== 'door') return (layout) => layout
  const open = -angleOf(subtract(toOwnFrame(drawing, to), doorLeaf(drawing).hinge))
  const turned = normalizeAngle(Math.round(open / step) * step)
  // A mirrored door opens the other way round.
  const doorAngle = drawing.doorAngle < 0 && turned > 0 ? turned - 360 : turned
  return changeDrawing(drawing, { doorAngle })
}

/** The nearest handle to a place; null where none is within reach. */
export function nearestHandle(
  handles: readonly DrawingHandle[],
  at: Point,
  reach: number,
): DrawingHandle | null {
  const away = (handle: DrawingHandle) => distance(handle.at, at)
  const [nearest] = [...handles].sort((a, b) => away(a) - away(b))
  return nearest && away(nearest) <= reach ? nearest : null
}
