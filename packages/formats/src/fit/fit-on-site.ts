import { type Catalogue, type FitRequest, fitRamp, type ProductLine } from '@ramp/domain'
import { type FitReport, fitReport } from './fit-report.ts'

/** Lines that may be offered where nothing fits; APD and HAR are P3G under other names. */
const LINES: readonly ProductLine[] = ['P3G', 'P2G', 'PHD']

/**
 * The layouts that are possible on a site, or why there are none: the answer of the command line and of the API. Nobody
 * watches it come, so it looks longer before it says that nothing was found.
 * @param now the time in milliseconds
 */
export function fitOnSite(
  request: FitRequest,
  catalogueFor: (product: ProductLine) => Catalogue,
  now: () => number,
): FitReport {
  const begun = now()
  const steps = fitRamp(request, {
    catalogue: catalogueFor(request.product),
    // Most sites never ask for them.
    get otherLines(): readonly Catalogue[] {
      return LINES.filter((line) => line !== request.product).map((line) => catalogueFor(line))
    },
    isPatient: true,
  })
  let msFirst: number | null = null
  for (;;) {
    const { done, value } = steps.next()
    const ms = now() - begun
    if (msFirst === null && value.proposals.length > 0) msFirst = ms
    if (done) return fitReport(value, { ms, msFirst: msFirst ?? ms })
  }
}
