import type { HeaderRecord } from '@ramp/contracts'
import { AppError } from '../http/app-error.ts'
import type { QuoteAccess } from '../identity/field-access.ts'

/** What a quote shows beyond the role of whoever asks, and until when. */
export type AccessTo = (
  headerID: string,
  header: Pick<HeaderRecord, 'customerNumber'>,
) => Promise<QuoteAccess & { readonly grantedUntil: Date | null }>

/** Where the manufacturer's people ask for what its dealer has not shared. */
export const notShared = (): AppError =>
  new AppError('quote.not-shared', 'The dealer has not shared contact details and selling prices.')
