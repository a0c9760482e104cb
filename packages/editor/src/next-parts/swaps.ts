import { type Analysis, contactsOf, exchangePart, type Item, lookAhead, type PartId } from '@ramp/domain'
import { nextItems } from './next-items.ts'

/** Parts of another kind that a part may become with everything that is joined to it still joined. */
export function swapsOf(part: PartId, analysis: Analysis): readonly Item[] {
  const { layout, catalogue, placement } = analysis
  const placed = placement.byId.get(part)
  if (!placed?.isSystem) return []
  const ahead = lookAhead(analysis)
  const isLast = !contactsOf(ahead).some(({ upper }) => upper.part === part)
  const wanted = {
    project: layout.project,
    to: placed,
    side: placed.item.role === 'starter-ramp' ? 'TOP' : 'BOTTOM',
    height: ahead.runs.heights.get(part)?.top ?? null,
  } as const
  return nextItems(catalogue, wanted).filter(
    (item) =>
      item.role !== placed.item.role &&
      !item.role.startsWith('transition') &&
      (isLast || item.role !== 'starter-ramp') &&
      exchangePart(part, item, ahead).kind === 'changed',
  )
}
