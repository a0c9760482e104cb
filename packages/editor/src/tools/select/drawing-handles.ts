import {
  changeDrawing,
  type Degrees,
  type Drawing,
  distance,
  doorLeaf,
  dot,
  drawingOutline,
  type Edit,
  frameOf,
  mapDrawings,
  midpoint,
  normalizeAngle,
  type Point,
  rotate,
  scaleDrawing,
  subtract,
  toCanvas,
  toOwnFrame,
} from '@ramp/domain'

/** What a person takes hold of to change the shape of a selected drawing. */
export type DrawingHandle = {
  readonly kind: 'corner' | 'end' | 'pointer' | 'angle'
  readonly at: Point
  /** Which corner, clockwise from the upper left, or which end, the left one first. */
  readonly index: number
}

/** The handles of a drawing: corners to scale it, ends to stretch it, the tip of a pointer, the angle of a door. */
export function drawingHandles(drawing: Drawing): readonly DrawingHandle[] {
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
      return [{ kind: 'pointer', at: toCanvas(drawing, drawing.pointer.to), index: 0 }, ...cornersOf(drawing)]
    default:
      return cornersOf(drawing)
  }
}

const cornersOf = (drawing: Drawing): readonly DrawingHandle[] =>
  drawingOutline(drawing).map((at, index) => ({ kind: 'corner', at, index }))

const endsOf = (length: number): readonly Point[] => [
  { x: -length / 2, y: 0 },
  { x: length / 2, y: 0 },
]

export type Held = { readonly drawing: Drawing; readonly handle: DrawingHandle }

/** The edit of a handle that was dragged to a place; `isFree` leaves angles as they are drawn. */
export function shapeTo({ drawing, handle }: Held, to: Point, { isEven = false, isFree = false } = {}): Edit {
  switch (handle.kind) {
    case 'corner':
      return scaleTo(drawing, handle, { to, isEven })
    case 'end':
      return stretchTo(drawing, handle, isFree ? FINEST : ANGLE_STEP, to)
    case 'pointer':
      return mapDrawings([drawing.id], (one) =>
        one.kind === 'callout' ? { ...one, pointer: { ...one.pointer, to: toOwnFrame(one, to) } } : one,
      )
    case 'angle':
      return swingTo(drawing, isFree ? FINEST : ANGLE_STEP, to)
  }
}

/** Ends and doors turn in steps of this much (spec 2 §5, rulers and drafting lines). */
const ANGLE_STEP: Degrees = 5
const FINEST: Degrees = 0.1
/** A drawing never shrinks to less than this part of itself in one drag. */
const SMALLEST = 0.05
const SHORTEST = 1

/** Kinds with one size only. */
const EVEN: readonly Drawing['kind'][] = ['text', 'callout', 'circle', 'ada-box', 'rise-box', 'service-box']

function scaleTo(
  drawing: Drawing,
  { index }: DrawingHandle,
  { to, isEven }: { readonly to: Point; readonly isEven: boolean },
): Edit {
  const { min, max } = frameOf(drawing)
  const corners = [min, { x: max.x, y: min.y }, max, { x: min.x, y: max.y }]
  const [held, still] = [corners[index] ?? max, corners[(index + 2) % 4] ?? min]
  const wanted = subtract(toOwnFrame(drawing, to), still)
  const before = subtract(held, still)
  const ratio = (after: number, size: number) =>
    Math.abs(size) < 1e-6 ? 1 : Math.max(SMALLEST, after / size)
  const free = { x: ratio(wanted.x, before.x), y: ratio(wanted.y, before.y) }
  const even = Math.max(SMALLEST, dot(wanted, before) / dot(before, before))
  const by = isEven || EVEN.includes(drawing.kind) ? { x: even, y: even } : free
  return scaleDrawing(drawing.id, by, toCanvas(drawing, still))
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
export function handleAt(drawing: Drawing, at: Point, reach: number): DrawingHandle | null {
  const away = (handle: DrawingHandle) => distance(handle.at, at)
  const [nearest] = [...drawingHandles(drawing)].sort((a, b) => away(a) - away(b))
  return nearest && away(nearest) <= reach ? nearest : null
}
