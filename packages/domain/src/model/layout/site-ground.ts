import { memoize } from '../../base/memoize.ts'
import { type Ground, groundOver } from '../ground/ground.ts'
import type { Site } from './site.ts'

/** The ground of a site; null where nothing is known of it, and everything stands on level ground at 0. */
export const groundOf = (site: Site): Ground | null => found(site, null)

const found = memoize(({ ground = [], porch }: Site, _: null): Ground | null =>
  ground.length === 0 && !porch ? null : groundOver(ground, porch ? [porch] : []),
)
