import { type Box, boxesTouch, type Inches, type Point } from '@ramp/domain'
import type { RulerGuide } from './ruler-guide.ts'
import type { Guide } from './snap.ts'
import type { Standing } from './standing.ts'

type Axis = Guide['axis']
type Reach = {
  /** How near two edges must be to be brought into one row. */
  readonly snap: Inches
  /** Only objects closer than this are looked at. */
  readonly near: Inches
}

const OTHER: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' }
/** Edges this close are in one row. */
const SAME: Inches = 0.01

/** Edges and middle of a box on an axis. */
const rowsOf = ({ min, max }: Box, axis: Axis): readonly Inches[] => [
  min[axis],
  (min[axis] + max[axis]) / 2,
  max[axis],
]

/** The smallest movement that brings a moving box into one row with an object near by; none where nothing is near. */
export function alignmentBy(box: Box, standing: Standing, reach: Reach): Point {
  const others = standing.boxesNear(box, reach.near)
  return { x: stepInto(others, box, 'x', reach.snap), y: stepInto(others, box, 'y', reach.snap) }
}

/** The smallest step that brings a box into one row with another; the first of equals, 0 where none is within reach. */
function stepInto(others: readonly Box[], box: Box, axis: Axis, snap: Inches): Inches {
  const rows = rowsOf(box, axis)
  let best: Inches | null = null
  // A drag asks at every move, and zoomed out for hundreds of boxes: nothing is kept but the best.
  for (const other of others)
    for (const theirs of rowsOf(other, axis))
      for (const mine of rows) {
        const step = theirs - mine
        if (Math.abs(step) <= snap && (best === null || Math.abs(step) < Math.abs(best))) best = step
      }
  return best ?? 0
}

/** The smallest movement on each axis that brings an edge or the middle of a box onto a guide; null where none is near. */
export function rulerGuideBy(
  box: Box,
  guides: readonly RulerGuide[],
  snap: Inches,
): { readonly x: Inches | null; readonly y: Inches | null } {
  const smallest = (axis: Axis): Inches | null => {
    const [best = null] = guides
      .filter((guide) => guide.axis === axis)
      .flatMap(({ at }) => rowsOf(box, axis).map((mine) => at - mine))
      .filter((step) => Math.abs(step) <= snap)
      .sort((a, b) => Math.abs(a) - Math.abs(b))
    return best
  }
  return { x: smallest('x'), y: smallest('y') }
}

/** The rows in which a moving box stands with objects near by (spec 2 §9, alignment guides). */
export function guidesFor(box: Box, standing: Standing, near: Inches): readonly Guide[] {
  const others = standing.boxesNear(box, near)
  const guides = (['x', 'y'] as const).flatMap((axis) =>
    others.flatMap((other) => (isInRow(box, other, axis) ? guidesBetween(box, other, axis) : [])),
  )
  return longestOfEachRow(guides)
}

const isInRow = (box: Box, other: Box, axis: Axis): boolean => {
  const rows = rowsOf(box, axis)
  return rowsOf(other, axis).some((theirs) => rows.some((mine) => Math.abs(mine - theirs) <= SAME))
}

function guidesBetween(box: Box, other: Box, axis: Axis): readonly Guide[] {
  const along = OTHER[axis]
  const from = Math.min(box.min[along], other.min[along])
  const to = Math.max(box.max[along], other.max[along])
  return rowsOf(other, axis)
    .filter((theirs) => rowsOf(box, axis).some((mine) => Math.abs(mine - theirs) <= SAME))
    .map((at) => ({ axis, at, from, to, gap: gapBetween(box, other, along) }))
}

function gapBetween(box: Box, other: Box, axis: Axis): Guide['gap'] {
  if (boxesTouch(box, other)) return null
  const from = Math.min(box.max[axis], other.max[axis])
  const to = Math.max(box.min[axis], other.min[axis])
  return to - from > SAME ? { from, to } : null
}

/** Several objects in one row give one line: the longest, with the gap to the nearest one. */
function longestOfEachRow(guides: readonly Guide[]): readonly Guide[] {
  const rows = new Map<string, Guide>()
  for (const guide of guides) {
    const key = `${guide.axis} ${guide.at.toFixed(2)}`
    const known = rows.get(key)
    rows.set(key, known ? merged(known, guide) : guide)
  }
  return [...rows.values()]
}

const lengthOf = (gap: Guide['gap']): Inches => (gap ? gap.to - gap.from : Number.POSITIVE_INFINITY)

const merged = (a: Guide, b: Guide): Guide => ({
  ...a,
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
  gap: lengthOf(a.gap) <= lengthOf(b.gap) ? a.gap : b.gap,
})
