import type { Layout } from '../../../model/layout/layout.ts'
import { eighthsFor } from '../../../rules/runs/lowering.ts'
import type { Way } from '../pieces/way.ts'
import type { SearchSite } from '../ways/search-site.ts'

/** A way with its platform at the door lowered by as few eighths of an inch as make it as flat over the ground as codes ask. */
export function loweredWay(way: Way, { limits, lowering }: Pick<SearchSite, 'limits' | 'lowering'>): Way {
  const rise = way.top - way.bottom
  const by = eighthsFor(limits.loweredTo, { rise, length: way.rampLength, most: lowering })
  return by ? { ...way, top: way.top - by } : way
}

/** The site with the step down that a lowered way has at its door. */
export function withStepDown(base: Layout, way: Way, { top }: Pick<SearchSite, 'top'>): Layout {
  const [door, ...others] = base.site.doors
  if (!door || way.top === top) return base
  return { ...base, site: { ...base.site, doors: [{ ...door, stepDown: door.sill - way.top }, ...others] } }
}
