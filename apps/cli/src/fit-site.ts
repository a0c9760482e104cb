import { type CatalogueData, catalogueOf, type ProductLine } from '@ramp/domain'
import { type FitReport, fitOnSite, readFitRequest } from '@ramp/formats'
import { parseJson } from './read-json.ts'

/**
 * The layouts that are possible on the site a text describes, or why there are none.
 * Throws NotASystemDescription, with one sentence that names the field, when the text is no site description.
 */
export function fitSite(text: string, readCatalogue: (product: ProductLine) => CatalogueData): FitReport {
  const request = readFitRequest(parseJson(text))
  return fitOnSite(
    request,
    (product) => catalogueOf(readCatalogue(product)),
    () => performance.now(),
  )
}
