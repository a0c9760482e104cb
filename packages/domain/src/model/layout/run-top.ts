import type { Inches } from '../../base/units.ts'
import type { Layout, Run } from './layout.ts'
import { deckAt } from './site.ts'
import { groundOf } from './site-ground.ts'

/** Where a run begins: the height a person typed for it, else the deck at its door; null while neither is known. */
export function topOf({ top, door }: Run, { site }: Pick<Layout, 'site'>): Inches | null {
  if (top !== null || door === undefined) return top
  const at = site.doors.find(({ id }) => id === door)
  return at ? deckAt(at, groundOf(site) !== null) : null
}

/** A run with the height it begins at, whoever said it. */
export const inForce = (run: Run, layout: Pick<Layout, 'site'>): Run =>
  run.top !== null || run.door === undefined ? run : { ...run, top: topOf(run, layout) }
