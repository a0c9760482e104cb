import { fitRamp } from '@ramp/contracts'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { LAYOUT_LIMIT, type Route, writtenRoute } from '../../http/route.ts'
import { refusePriceLevel } from '../../policies/refuse-price-level.ts'

/** Whoever is signed in may ask what fits on a site: nothing of a quote is read or written. */
export const fitRoutes = (analysis: AnalysisPool): Route[] => [
  writtenRoute(
    fitRamp,
    (site, caller) => {
      refusePriceLevel(caller, site.options?.priceLevel ?? 'retail')
      return analysis.run(caller.id, { kind: 'fit', site })
    },
    { bodyLimit: LAYOUT_LIMIT },
  ),
]
