import { isInside } from '../../base/geometry/polygon.ts'
import { memoize } from '../../base/memoize.ts'
import type { Inches } from '../../base/units.ts'
import { type Ground, groundOver } from '../ground/ground.ts'
import type { Spot } from '../ground/spot.ts'
import type { Site } from './site.ts'

/** The ground of a site; null where nothing is known of it, and everything stands on level ground at 0. */
export const groundOf = (site: Site): Ground | null => found(site, null)

const found = memoize((site: Site, _: null): Ground | null =>
  (site.ground ?? []).length === 0 && !site.porch
    ? null
    : groundOver(spotsOfGround(site), site.porch ? [site.porch] : []),
)

/** The ground without the porch on it: what ramps end on and readings are of. */
export const bareGroundOf = (site: Site): Ground => bare(site, null)

const bare = memoize((site: Site, _: null): Ground => groundOver(spotsOfGround(site)))

/** A height this near to the top of a porch, within its outline, was read on the porch. */
const ON_TOP: Inches = 0.5

/** Heights of the ground: what was read on the porch is none, unless nothing else was read. */
export const spotsOfGround = (site: Site): readonly Spot[] => beside(site, null)

const beside = memoize(({ ground = [], porch }: Site, _: null): readonly Spot[] => {
  if (!porch) return ground
  const isOnTop = (spot: Spot) => Math.abs(spot.z - porch.height) <= ON_TOP && isInside(porch.outline, spot)
  const below = ground.filter((spot) => !isOnTop(spot))
  return below.length > 0 ? below : ground
})
