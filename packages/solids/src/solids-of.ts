import { type Analysis, memoize } from '@ramp/domain'
import { siteSolids } from './site/site-solids.ts'
import type { Solid } from './solid/solid.ts'
import { withoutTwins } from './solid/without-twins.ts'
import { supportSolids } from './supports/support-solids.ts'
import { closureSolids } from './system/closure-solids.ts'
import { deckSolids } from './system/deck-solids.ts'
import { looseSolids } from './system/loose-solids.ts'
import { plateSolids } from './system/plate-solids.ts'
import { railSolids } from './system/rail-solids.ts'

/** Everything that stands there: the system, and what is known of its site. */
export const solidsOf = (analysis: Analysis): readonly Solid[] => made(analysis, null)

const made = memoize((analysis: Analysis, _: null): readonly Solid[] => {
  const [rails, loose] = [railSolids(analysis), looseSolids(analysis)]
  const system = withoutTwins([
    ...deckSolids(analysis),
    ...rails,
    ...closureSolids(analysis, [...rails, ...loose]),
    ...plateSolids(analysis),
    ...loose,
    ...supportSolids(analysis),
  ])
  return [...system, ...siteSolids(analysis, system)]
})
