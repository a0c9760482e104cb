import { type Box, boxAround, clipOutline, type Inches, type Point } from '@ramp/domain'
import type { ViewShape } from '@ramp/solids'

/** Both pieces show so much beyond their match line. */
export const OVERLAP: Inches = 6

export const widerBy = ({ min, max }: Box, by: Inches): Box => ({
  min: { x: min.x - by, y: min.y - by },
  max: { x: max.x + by, y: max.y + by },
})

/** Whether a place is in a window: one on a cut is in one of its two pieces only. */
export const isIn = ({ min, max }: Box, { x, y }: Point): boolean =>
  x >= min.x && x < max.x && y >= min.y && y < max.y

type Stretch = readonly [Point, Point]

/** What of a straight line is in a window; null where nothing is. */
export function lineIn([from, to]: Stretch, { min, max }: Box): Stretch | null {
  let [start, end] = [0, 1]
  for (const axis of ['x', 'y'] as const) {
    const along = to[axis] - from[axis]
    if (along === 0 && (from[axis] < min[axis] || from[axis] > max[axis])) return null
    if (along === 0) continue
    const shares = [(min[axis] - from[axis]) / along, (max[axis] - from[axis]) / along]
    start = Math.max(start, Math.min(...shares))
    end = Math.min(end, Math.max(...shares))
  }
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  return start < end ? [at(start), at(end)] : null
}

/** Thinner than this nothing is drawn. */
const NOTHING: Inches = 0.01

/** What of some shapes is in a window; an open line that leaves it and comes back is two. */
export const shapesIn = (shapes: readonly ViewShape[], window: Box): readonly ViewShape[] =>
  shapes.flatMap((shape) =>
    (shape.isClosed ? outlinesIn(shape.points, window) : linesIn(shape.points, window)).map((points) => ({
      ...shape,
      points,
    })),
  )

function outlinesIn(points: readonly Point[], window: Box): readonly (readonly Point[])[] {
  const inside = clipOutline(points, window)
  if (inside.length < 3) return []
  const { min, max } = boxAround(inside)
  return Math.min(max.x - min.x, max.y - min.y) < NOTHING ? [] : [inside]
}

function linesIn(points: readonly Point[], window: Box): readonly (readonly Point[])[] {
  const lines: Point[][] = []
  points.slice(1).forEach((to, index) => {
    const inside = lineIn([points[index] ?? to, to], window)
    if (!inside) return
    const last = lines.at(-1)
    const end = last?.at(-1)
    if (last && end?.x === inside[0].x && end.y === inside[0].y) last.push(inside[1])
    else lines.push([...inside])
  })
  return lines
}

/** Whether an edge of an outline is where a window cuts it: it is no edge of the thing itself. */
export const isOnCut = (a: Point, b: Point, { min, max }: Box): boolean =>
  (['x', 'y'] as const).some((axis) =>
    [min[axis], max[axis]].some((edge) => Math.abs(a[axis] - edge) < DUST && Math.abs(b[axis] - edge) < DUST),
  )
const DUST: Inches = 1e-6
