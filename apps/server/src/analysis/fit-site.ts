import { fitRamp as fitCall } from '@ramp/contracts'
import type { FitRequest } from '@ramp/domain'
import { fitOnSite, NotASystemDescription, readFitRequest } from '@ramp/formats'
import { AppError } from '../http/app-error.ts'
import { checkedAnswer } from '../http/checked-answer.ts'
import type { CatalogueFor } from '../policies/catalogue-for.ts'

/** The layouts that are possible on a site, as JSON that was checked against its call. */
export function fitSite(site: unknown, catalogueFor: CatalogueFor): string {
  const report = fitOnSite(requestOf(site), catalogueFor, () => performance.now())
  return JSON.stringify(checkedAnswer(fitCall.output, JSON.parse(JSON.stringify(report))))
}

/** What is asked; a site that cannot be read is bad input, and the sentence names its field. */
function requestOf(site: unknown): FitRequest {
  try {
    return readFitRequest(site)
  } catch (error) {
    if (!(error instanceof NotASystemDescription)) throw error
    const [field = '', ...rest] = error.message.split(': ')
    throw new AppError('input.invalid', `Correct ${error.message}`, [{ field, message: rest.join(': ') }])
  }
}
