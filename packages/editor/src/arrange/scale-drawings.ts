import { add, type Box, boxAround, type Drawing, type Edit, mapDrawings, type Point } from '@ramp/domain'
import { drawingBox } from '../snapping/drawing-box.ts'
import { isEven, scaledDrawing } from './scale-drawing.ts'

/** Shares of a box's width and length: 0 at its upper left corner, 1 at its lower right one. */
export type Share = Point

export type Scaling = {
  /** What the common box shall measure across and down. */
  readonly size: Point
  /** The place of the box that stays where it is. */
  readonly anchor: Share
  /** Keeps the proportions: the measure that changes most leads. */
  readonly isEven: boolean
}

/** The box around drawings, by which they are scaled together. */
export const commonBox = (drawings: readonly Drawing[]): Box =>
  boxAround(drawings.map(drawingBox).flatMap(({ min, max }) => [min, max]))

export const sizeOf = ({ min, max }: Box): Point => ({ x: max.x - min.x, y: max.y - min.y })

export const shareOf = ({ min, max }: Box, { x, y }: Share): Point => ({
  x: min.x + (max.x - min.x) * x,
  y: min.y + (max.y - min.y) * y,
})

/** Whether drawings grow the same both ways only: then their proportions are kept, whatever is wanted. */
export const growEvenly = (drawings: readonly Drawing[]): boolean => drawings.every(isEven)

/** Scales drawings together until their common box has a size; a place of the box stays. */
export function scaleDrawings(drawings: readonly Drawing[], scaling: Scaling): Edit {
  const before = commonBox(drawings)
  const by = growthFor(drawings, scaling)
  if (by.x === 1 && by.y === 1) return (layout) => layout
  const scaled = new Map(drawings.map((one) => [one.id, scaledDrawing(one, by, before.min)]))
  const [stays, went] = [before, commonBox([...scaled.values()])].map((box) => shareOf(box, scaling.anchor))
  const back = stays && went ? { x: stays.x - went.x, y: stays.y - went.y } : NOWHERE
  return mapDrawings([...scaled.keys()], (drawing) => {
    const after = scaled.get(drawing.id) ?? drawing
    return { ...after, at: add(after.at, back) }
  })
}

const NOWHERE: Point = { x: 0, y: 0 }

/** Nothing shrinks to less than this part of itself in one go. */
export const SMALLEST_SHARE = 0.05
/** A box this flat has no size to change that way. */
const FLAT = 1e-6

function growthFor(drawings: readonly Drawing[], { size, isEven: keeps }: Scaling): Point {
  const box = commonBox(drawings)
  const before = sizeOf(box)
  const wanted = {
    x: before.x < FLAT ? 1 : Math.max(SMALLEST_SHARE, size.x / before.x),
    y: before.y < FLAT ? 1 : Math.max(SMALLEST_SHARE, size.y / before.y),
  }
  const sizeAt = (by: Point) => sizeOf(commonBox(drawings.map((one) => scaledDrawing(one, by, box.min))))
  if (keeps || growEvenly(drawings)) {
    const axis = Math.abs(wanted.x - 1) >= Math.abs(wanted.y - 1) ? 'x' : 'y'
    const even = sought(wanted[axis], before[axis], (by) => sizeAt({ x: by, y: by })[axis])
    return { x: even, y: even }
  }
  const x = sought(wanted.x, before.x, (by) => sizeAt({ x: by, y: wanted.y }).x)
  return { x, y: sought(wanted.y, before.y, (by) => sizeAt({ x, y: by }).y) }
}

/** Tries before what is nearly right is good enough. */
const TRIES = 4
const CLOSE = 1e-6

/**
 * How much the places must grow for the box to reach its size. What keeps its own size, such as letters that only grow
 * both ways, takes no part in it, so the rest goes further (secant method).
 */
function sought(share: number, before: number, sizeAt: (by: number) => number): number {
  if (share === 1) return 1
  const wanted = before * share
  let last = { by: 1, size: before }
  let by = share
  for (let tries = 0; tries < TRIES; tries++) {
    const size = sizeAt(by)
    if (Math.abs(size - wanted) < CLOSE) return by
    if (Math.abs(size - last.size) < CLOSE) return share
    const next = by + ((wanted - size) * (by - last.by)) / (size - last.size)
    last = { by, size }
    by = Math.max(SMALLEST_SHARE, next)
  }
  return by
}
