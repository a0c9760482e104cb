import { getQuoteModel } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { type Route, writtenRoute } from '../../http/route.ts'
import type { Caller } from '../../identity/caller.ts'

type Needs = {
  /** The last saved project of a quote that the caller may open; else it refuses. */
  readonly get: (
    caller: Caller,
    headerID: string,
  ) => Promise<{ readonly project: { readonly layout: Layout } }>
  readonly analysis: AnalysisPool
}

/** Whoever may open a quote may see it in three dimensions. */
export const modelRoutes = ({ get, analysis }: Needs): Route[] => [
  writtenRoute(getQuoteModel, async ({ id }, caller) => {
    const { project } = await get(caller, id)
    return analysis.run(caller.id, { kind: 'model', layout: project.layout })
  }),
]
