import type { Layout } from '../../../model/layout/layout.ts'
import { eighthsFor } from '../../../rules/runs/lowering.ts'
import type { Route } from '../pieces/route.ts'
import type { SearchSite } from '../routes/search-site.ts'

/** A way with its platform at the door lowered by as few eighths of an inch as make it as flat over the ground as codes ask. */
export function loweredRoute(
  route: Route,
  { limits, lowering }: Pick<SearchSite, 'limits' | 'lowering'>,
): Route {
  const rise = route.top - route.bottom
  const by = eighthsFor(limits.loweredTo, { rise, length: route.rampLength, most: lowering })
  return by ? { ...route, top: route.top - by } : route
}

/** The site with the step down that a lowered way has at its door. */
export function withStepDown(base: Layout, route: Route, { top }: Pick<SearchSite, 'top'>): Layout {
  const [door, ...others] = base.site.doors
  if (!door || route.top === top) return base
  return { ...base, site: { ...base.site, doors: [{ ...door, stepDown: door.sill - route.top }, ...others] } }
}
