import {
  rampGenerate,
  rampGenerateBraces,
  rampGenerateChildRails,
  rampGenerateClosures,
  rampGenerateComponentConnections,
  rampGenerateLegs,
} from '@ramp/contracts'
import { analyse, type Layout, quoteIssues, warningsOf } from '@ramp/domain'
import type { CatalogueFor } from '../../http/catalogue-for.ts'
import { issueReplies, refuseErrors } from '../../http/issues.ts'
import type { KnownCustoms } from '../../http/known-customs.ts'
import type { AllowGenerate } from '../../http/open-header.ts'
import { refusePriceLevel } from '../../http/refuse-price-level.ts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { Caller } from '../../identity/caller.ts'
import { closureQuantities } from './closure-quantities.ts'
import { type KindOfLines, linesOf } from './kinds-of-lines.ts'

const limits = { bodyLimit: LAYOUT_LIMIT }

type Needs = {
  readonly catalogueFor: CatalogueFor
  readonly allow: AllowGenerate
  readonly knownCustoms: KnownCustoms
}

/** Everything here is derived from the layout by the rules; a parts list that somebody sends is never believed. */
export function generateRoutes({ catalogueFor, allow, knownCustoms }: Needs): Route[] {
  const analysisOf = (layout: Layout) => analyse(layout, catalogueFor(layout.project.product))
  type Asked = { readonly layout: Layout; readonly headerID?: string | undefined }
  const partial = async ({ layout, headerID }: Asked, caller: Caller, kind: KindOfLines) => {
    await allow(caller, headerID)
    const analysis = analysisOf(await knownCustoms(layout))
    return { lines: linesOf(analysis, kind), issues: issueReplies(quoteIssues(analysis)) }
  }
  return [
    route(
      rampGenerate,
      async ({ layout, headerID }, caller) => {
        await allow(caller, headerID)
        refusePriceLevel(caller, layout)
        const analysis = analysisOf(await knownCustoms(layout))
        refuseErrors(analysis)
        return {
          catalogueVersion: analysis.catalogue.version,
          priceLevel: layout.project.priceLevel,
          ...analysis.partsList,
          linearFeet: analysis.linearFeet,
          warnings: issueReplies(warningsOf(analysis)),
        }
      },
      limits,
    ),
    route(rampGenerateComponentConnections, (asked, caller) => partial(asked, caller, 'connections'), limits),
    route(rampGenerateBraces, (asked, caller) => partial(asked, caller, 'braces'), limits),
    route(rampGenerateLegs, (asked, caller) => partial(asked, caller, 'legs'), limits),
    route(rampGenerateChildRails, (asked, caller) => partial(asked, caller, 'child-rails'), limits),
    route(
      rampGenerateClosures,
      async (request, caller) => {
        await allow(caller, request.headerID)
        return closureQuantities(catalogueFor(request.productLine), request)
      },
      limits,
    ),
  ]
}
