import { moveObjects, type Point } from '@ramp/domain'
import { drawingBox } from '../../snapping/drawing-box.ts'
import { type Moving, type Settled, settle } from '../../snapping/settle.ts'
import { lockTo } from '../gesture.ts'
import { settlingOf } from '../settling.ts'
import type { Intent, ToolContext } from '../tool.ts'

/** Where parts and drawings go when they are dragged by a distance. */
export const dragObjects = (
  ids: readonly string[],
  wanted: Point,
  isFree: boolean,
  context: ToolContext,
): Settled =>
  settle(
    movingOf(ids, context),
    lockTo(context.axisLock, wanted),
    settlingOf(ids, context, isFree || context.axisLock !== null),
  )

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
