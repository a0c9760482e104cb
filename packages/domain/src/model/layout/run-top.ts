import type { Inches } from '../../base/units.ts'
import type { Layout, Run } from './layout.ts'
import { deckAt, porchAtStart, type Site, type SiteDoor } from './site.ts'
import { groundOf } from './site-ground.ts'

/** Height that a way from a door starts at, inches above the datum: that of the porch it starts at, else of the deck at the door. */
export const startHeight = (door: SiteDoor, site: Site): Inches =>
  porchAtStart(site, door)?.height ?? deckAt(door, groundOf(site) !== null)

/** Where a run begins: the height a person typed for it, else what its door starts at; null while neither is known. */
export function topOf({ top, door }: Run, { site }: Pick<Layout, 'site'>): Inches | null {
  if (top !== null || door === undefined) return top
  const at = site.doors.find(({ id }) => id === door)
  return at ? startHeight(at, site) : null
}

/** A run with the height it begins at, whoever said it. */
export const inForce = (run: Run, layout: Pick<Layout, 'site'>): Run =>
  run.top !== null || run.door === undefined ? run : { ...run, top: topOf(run, layout) }
