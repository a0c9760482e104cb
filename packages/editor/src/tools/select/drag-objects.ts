import { moveObjects, type Point, subtract } from '@ramp/domain'
import type { AxisLock } from '../../input/keys.ts'
import { drawingBox } from '../../snapping/drawing-box.ts'
import { type Moving, type Settled, settle } from '../../snapping/settle.ts'
import { lockTo } from '../gesture.ts'
import { settlingOf } from '../settling.ts'
import type { Intent, Pointer, ToolContext } from '../tool.ts'

/** Where parts and drawings go when they are dragged by a distance. */
export function dragObjects(
  ids: readonly string[],
  { from, to: { at, shift, alt, ctrl } }: Drag,
  context: ToolContext,
): Settled {
  const wanted = subtract(at, from)
  const axis = context.axisLock ?? (shift ? mainAxis(wanted) : null)
  const isFree = alt || ctrl || axis !== null
  return settle(movingOf(ids, context), lockTo(axis, wanted), settlingOf(ids, context, isFree))
}

type Drag = {
  readonly from: Point
  /** Shift keeps to up and down or to left and right, Alt and Ctrl leave out snapping. */
  readonly to: Pick<Pointer, 'at' | 'shift' | 'alt' | 'ctrl'>
}

const mainAxis = ({ x, y }: Point): AxisLock => (Math.abs(x) >= Math.abs(y) ? 'horizontal' : 'vertical')

export const previewDrag = (ids: readonly string[], { by, joint, guides, isRefused }: Settled): Intent => ({
  type: 'preview',
  edit: moveObjects(ids, by),
  gesture: { moving: ids, joint, guides, isRefused },
})

function movingOf(ids: readonly string[], { placement, layout }: ToolContext): Moving {
  const wanted = new Set(ids)
  return {
    parts: ids.flatMap((id) => placement.byId.get(id) ?? []),
    drawings: layout.drawings.filter(({ id }) => wanted.has(id)).map(drawingBox),
  }
}
