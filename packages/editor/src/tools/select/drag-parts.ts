import { moveObjects, type PartId, type PlacedPart, type Point } from '@ramp/domain'
import { type Settled, settle } from '../../snapping/settle.ts'
import { standingWithout } from '../../snapping/standing.ts'
import { lockTo } from '../gesture.ts'
import type { Intent, ToolContext } from '../tool.ts'

/** Where parts go when they are dragged by a distance. */
export function dragParts(
  ids: readonly PartId[],
  wanted: Point,
  isFree: boolean,
  context: ToolContext,
): Settled {
  return settle(placedOf(ids, context), lockTo(context.axisLock, wanted), {
    standing: standingWithout(ids, context.placement, context.layout),
    camera: context.camera,
    settings: context.settings,
    rulerGuides: context.rulerGuides,
    isFree: isFree || context.axisLock !== null,
  })
}

export const previewDrag = (ids: readonly PartId[], { by, joint, guides, isRefused }: Settled): Intent => ({
  type: 'preview',
  edit: moveObjects(ids, by),
  gesture: { moving: ids, joint, guides, isRefused },
})

const placedOf = (ids: readonly PartId[], { placement }: ToolContext): readonly PlacedPart[] =>
  ids.flatMap((id) => placement.byId.get(id) ?? [])
