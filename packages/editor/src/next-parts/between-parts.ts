import {
  type Analysis,
  type Contact,
  contactsOf,
  heightAhead,
  type Item,
  insertPart,
  lookAhead,
  type PartId,
} from '@ramp/domain'
import { nextItems } from './next-items.ts'

/** Where a part is joined to system parts or ends on a plate: another part may come in between. */
export const gapsOf = (part: PartId, analysis: Analysis): readonly Contact[] =>
  contactsOf(analysis).filter(
    ({ upper, lower }) =>
      (upper.part === part || lower.part === part) && analysis.placement.byId.get(upper.part)?.isSystem,
  )

/** What may come between two joined parts, so that everything below can follow. */
export function partsBetween(gap: Contact, analysis: Analysis): readonly Item[] {
  const { layout, catalogue, placement } = analysis
  const to = placement.byId.get(gap.upper.part)
  if (!to) return []
  const ahead = lookAhead(analysis)
  const height = heightAhead(gap.upper, analysis)
  const wanted = { project: layout.project, to, side: gap.upper.side, height }
  return nextItems(catalogue, wanted).filter(
    (item) => !ENDS_THE_WAY.has(item.role) && insertPart(gap, { item, id: '' }, ahead).kind === 'changed',
  )
}

/** Nothing goes on below these. */
const ENDS_THE_WAY: ReadonlySet<Item['role']> = new Set([
  'starter-ramp',
  'landing-pad',
  'transition-upper',
  'transition-lower',
  'transition-ground',
])
