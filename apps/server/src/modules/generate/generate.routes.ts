import {
  rampGenerate,
  rampGenerateBraces,
  rampGenerateClosures,
  rampGenerateComponentConnections,
  rampGenerateLegs,
} from '@ramp/contracts'
import { analyse, type ItemRole, type Layout, warningsOf } from '@ramp/domain'
import type { CatalogueFor } from '../../http/catalogue-for.ts'
import { issueReplies, refuseErrors } from '../../http/issues.ts'
import { refusePriceLevel } from '../../http/refuse-price-level.ts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import { closureQuantities } from './closure-quantities.ts'
import { BRACES, COMPONENT_CONNECTIONS, LEGS, linesOf } from './kinds-of-lines.ts'

const limits = { bodyLimit: LAYOUT_LIMIT }

/** Everything here is derived from the layout by the rules; a parts list that somebody sends is never believed. */
export function generateRoutes(catalogueFor: CatalogueFor): Route[] {
  const analysisOf = (layout: Layout) => analyse(layout, catalogueFor(layout.project.product))
  const partial = (layout: Layout, roles: readonly ItemRole[]) => {
    const analysis = analysisOf(layout)
    return { lines: linesOf(analysis, roles), issues: issueReplies(analysis.issues) }
  }
  return [
    route(
      rampGenerate,
      async ({ layout }, caller) => {
        refusePriceLevel(caller, layout)
        const analysis = analysisOf(layout)
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
    route(
      rampGenerateComponentConnections,
      async ({ layout }) => partial(layout, COMPONENT_CONNECTIONS),
      limits,
    ),
    route(rampGenerateBraces, async ({ layout }) => partial(layout, BRACES), limits),
    route(rampGenerateLegs, async ({ layout }) => partial(layout, LEGS), limits),
    route(
      rampGenerateClosures,
      async (request) => closureQuantities(catalogueFor(request.productLine), request),
      limits,
    ),
  ]
}
