import { blocksOf, placeInList, type Site, type SiteKey } from '@ramp/domain'

/** The section of the site panel that something on the site is in. */
export function stopOf(
  { things }: Pick<Site, 'things'>,
  key: SiteKey,
): 'House and yard' | 'Surfaces' | 'Obstacles' {
  if (key.startsWith('surface')) return 'Surfaces'
  const thing = key.startsWith('thing') ? things?.[placeInList(key)] : undefined
  return thing && blocksOf(thing) !== 'walls' ? 'Obstacles' : 'House and yard'
}
