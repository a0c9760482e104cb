import { ratedLoadOf } from '../../../model/catalogue/rated-loads.ts'
import type { Issue } from '../../../model/layout/issue.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import type { Runs } from '../../runs/run-figures.ts'

/** Runs steeper than the device climbs, and more weight than the line is rated for; what was not entered asks for nothing. */
export function personIssues({ site, project }: Layout, { figures }: Runs): readonly Issue[] {
  const { slopeLimit, loaded } = site.person ?? {}
  const { name } = productRules(project.product)
  const ratedLoad = ratedLoadOf(project.product, 'ramp')?.pounds ?? null
  const steep = figures.filter(
    ({ kind, slope }) => kind === 'ramps' && slopeLimit !== undefined && slope * slopeLimit > 1 + 1e-6,
  )
  return [
    ...steep.map((run): Issue => {
      const values = { run: run.name, ratio: run.ratio, limit: slopeLimit ?? 0 }
      return { code: 'site.too-steep-for-device', severity: 'warning', area: 'run', parts: run.parts, values }
    }),
    ...(loaded !== undefined && ratedLoad !== null && loaded > ratedLoad && figures.length > 0
      ? [
          {
            code: 'site.over-rated-load',
            severity: 'warning',
            area: 'placement',
            parts: [],
            values: { loaded, rated: ratedLoad, line: name },
          } as const satisfies Issue,
        ]
      : []),
  ]
}
