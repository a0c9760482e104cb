import { type Catalogue, type CatalogueData, catalogueOf, fitRamp, type ProductLine } from '@ramp/domain'
import { type FitReport, fitReport, readFitRequest } from '@ramp/formats'
import { parseJson } from './read-json.ts'

/** Lines that may be offered where nothing fits; APD and HAR are P3G under other names. */
const LINES: readonly ProductLine[] = ['P3G', 'P2G', 'PHD']

/**
 * The layouts that are possible on the site a text describes, or why there are none.
 * Throws NotASystemDescription, with one sentence that names the field, when the text is no site description.
 */
export function fitSite(text: string, readCatalogue: (product: ProductLine) => CatalogueData): FitReport {
  const ask = readFitRequest(parseJson(text))
  const begun = performance.now()
  const steps = fitRamp(ask, {
    catalogue: catalogueOf(readCatalogue(ask.product)),
    // Most sites never ask for them.
    get otherLines(): readonly Catalogue[] {
      return LINES.filter((line) => line !== ask.product).map((line) => catalogueOf(readCatalogue(line)))
    },
  })
  let msFirst: number | null = null
  for (;;) {
    const { done, value } = steps.next()
    const ms = performance.now() - begun
    if (msFirst === null && value.proposals.length > 0) msFirst = ms
    if (done) return fitReport(value, { ms, msFirst: msFirst ?? ms })
  }
}
