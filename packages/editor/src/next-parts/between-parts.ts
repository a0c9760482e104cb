import {
  type Analysis,
  type Contact,
  contactsOf,
  heightAt,
  type Item,
  insertPart,
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
  const { layout, catalogue, placement, runs } = analysis
  const to = placement.byId.get(gap.upper.part)
  if (!to) return []
  const { side } = gap.upper
  const height = heightAt(runs.heights.get(gap.upper.part), side, to)
  return nextItems(catalogue, { project: layout.project, to, side, height }).filter(
    (item) => !ENDS_THE_WAY.has(item.role) && insertPart(gap, { item, id: '' }, analysis).kind === 'changed',
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
