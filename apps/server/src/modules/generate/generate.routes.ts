import {
  rampGenerate,
  rampGenerateBraces,
  rampGenerateChildRails,
  rampGenerateClosures,
  rampGenerateComponentConnections,
  rampGenerateLegs,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import type { KindOfLines } from '../../analysis/kinds-of-lines.ts'
import { LAYOUT_LIMIT, type Route, route, writtenRoute } from '../../http/route.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CatalogueFor, ListFor } from '../../policies/catalogue-for.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { AllowGenerate } from '../../policies/open-header.ts'
import { refusePriceLevel } from '../../policies/refuse-price-level.ts'
import { closureQuantities } from './closure-quantities.ts'

const limits = { bodyLimit: LAYOUT_LIMIT }

type Deps = {
  readonly catalogueFor: CatalogueFor
  readonly listFor: ListFor
  readonly allow: AllowGenerate
  readonly knownCustoms: KnownCustoms
  readonly analysis: AnalysisPool
}

/** Everything here is derived from the layout by the rules; a parts list that somebody sends is never believed. */
export function generateRoutes({ catalogueFor, listFor, allow, knownCustoms, analysis }: Deps): Route[] {
  /** The layout as it is analysed: of an open product line, with parts made to measure as the server knows them. */
  const known = (layout: Layout, list: string | undefined) => {
    catalogueFor(layout.project.product, list)
    return knownCustoms(layout, list)
  }
  type OfQuote = { readonly headerID?: string | undefined; readonly option?: number | undefined }
  type Asked = OfQuote & { readonly layout: Layout }
  const listOf = async ({ headerID, option }: OfQuote) =>
    headerID === undefined ? undefined : listFor(headerID, option)
  /** Every line has its price: one line at a level would tell the level. */
  const allowPriced = async ({ layout, headerID }: Asked, caller: Caller) => {
    await allow(caller, headerID)
    refusePriceLevel(caller, layout.project.priceLevel)
  }
  const partial = async (asked: Asked, caller: Caller, of: KindOfLines) => {
    await allowPriced(asked, caller)
    const list = await listOf(asked)
    return analysis.run(caller.id, { kind: 'lines', layout: await known(asked.layout, list), of }, list)
  }
  return [
    writtenRoute(
      rampGenerate,
      async (asked, caller) => {
        await allowPriced(asked, caller)
        const list = await listOf(asked)
        const layout = await known(asked.layout, list)
        return analysis.run(caller.id, { kind: 'parts-list', layout }, list)
      },
      limits,
    ),
    writtenRoute(
      rampGenerateComponentConnections,
      (asked, caller) => partial(asked, caller, 'connections'),
      limits,
    ),
    writtenRoute(rampGenerateBraces, (asked, caller) => partial(asked, caller, 'braces'), limits),
    writtenRoute(rampGenerateLegs, (asked, caller) => partial(asked, caller, 'legs'), limits),
    writtenRoute(rampGenerateChildRails, (asked, caller) => partial(asked, caller, 'child-rails'), limits),
    route(
      rampGenerateClosures,
      async (request, caller) => {
        await allow(caller, request.headerID)
        return closureQuantities(catalogueFor(request.productLine, await listOf(request)), request)
      },
      limits,
    ),
  ]
}
