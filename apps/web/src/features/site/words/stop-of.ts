import { blocksOf, placeInList, type Site, type SiteKey, type SiteThing } from '@ramp/domain'

/** What is listed under House and yard: what doors are in, and lines of the lot. */
export const isOfYard = (thing: SiteThing): boolean =>
  blocksOf(thing) === 'walls' || thing.kind === 'lot-line'

/** The section of the site panel that something on the site is in. */
export function stopOf(
  { things }: Pick<Site, 'things'>,
  key: SiteKey,
): 'House and yard' | 'Surfaces' | 'Obstacles' {
  if (key.startsWith('surface')) return 'Surfaces'
  const thing = key.startsWith('thing') ? things?.[placeInList(key)] : undefined
  return thing && !isOfYard(thing) ? 'Obstacles' : 'House and yard'
}
