import { fitRamp as fitCall } from '@ramp/contracts'
import { type Catalogue, fitRamp, type ProductLine } from '@ramp/domain'
import { fitReport, NotASystemDescription, readFitRequest } from '@ramp/formats'
import { AppError } from '../http/app-error.ts'
import { checkedAnswer } from '../http/checked-answer.ts'
import type { CatalogueFor } from '../policies/catalogue-for.ts'

/** Lines that may be offered where nothing fits; APD and HAR are P3G under other names. */
const LINES: readonly ProductLine[] = ['P3G', 'P2G', 'PHD']

/** The layouts that are possible on a site, as JSON that was checked against its call. */
export function fitSite(site: unknown, catalogueFor: CatalogueFor): string {
  const ask = askOf(site)
  const begun = performance.now()
  const steps = fitRamp(ask, {
    catalogue: catalogueFor(ask.product),
    // Most sites never ask for them.
    get otherLines(): readonly Catalogue[] {
      return LINES.filter((line) => line !== ask.product).map((line) => catalogueFor(line))
    },
  })
  let msFirst: number | null = null
  for (;;) {
    const { done, value } = steps.next()
    const ms = performance.now() - begun
    if (msFirst === null && value.proposals.length > 0) msFirst = ms
    if (done) {
      const report = fitReport(value, { ms, msFirst: msFirst ?? ms })
      return JSON.stringify(checkedAnswer(fitCall.output, JSON.parse(JSON.stringify(report))))
    }
  }
}

/** What is asked; a site that cannot be read is bad input, and the sentence names its field. */
function askOf(site: unknown) {
  try {
    return readFitRequest(site)
  } catch (error) {
    if (!(error instanceof NotASystemDescription)) throw error
    const [field = '', ...rest] = error.message.split(': ')
    throw new AppError('input.invalid', `Correct ${error.message}`, [{ field, message: rest.join(': ') }])
  }
}
