import type { Analysis } from '@ramp/domain'
import type { Owner } from './solid/solid.ts'
import { taggedBraces } from './supports/tagged-braces.ts'
import { taggedLegs } from './supports/tagged-legs.ts'
import { partTags } from './supports/tagged-parts.ts'
import { taggedClosures } from './system/closure-solids.ts'

/** What a person calls the owner of a solid: its tag, and its id where it has none. */
export function ownerNames(analysis: Analysis): (owner: Owner) => string {
  const names = new Map<string, string>([
    ...partTags(analysis),
    ...taggedLegs(analysis).map(({ tag, leg }) => [leg.id, tag] as const),
    ...taggedBraces(analysis).map(({ tag, brace }) => [brace.id, tag] as const),
    ...taggedClosures(analysis).map(({ tag, closure }) => [closure.id, tag] as const),
  ])
  return ({ id }) => names.get(id) ?? id
}
