import { PRICE_LEVELS, type PriceLevel } from '@ramp/domain'
import type { Caller } from './caller.ts'

/** The customer number that may open any header (spec 1 §6). */
export const ANY_CUSTOMER = '00000'

/** Approved are internal staff and everybody who belongs to a customer (spec 1 §6). */
export const isApproved = ({ isInternal, customerNumber }: Caller): boolean =>
  isInternal || customerNumber !== ''

/** Whose quotes a caller sees: those of one customer number, or everybody's (null). */
export const seesQuotesOf = (caller: Caller): string | null =>
  seesAllCustomers(caller) ? null : caller.customerNumber

/** Who may open a quote header and everything that belongs to it (spec 1 §5); nobody's are seen by nobody but who sees all. */
export function mayOpenHeader(caller: Caller, header: { readonly customerNumber: string }): boolean {
  const customer = seesQuotesOf(caller)
  return customer === null || (customer !== '' && customer === header.customerNumber)
}

/** Internal staff and customer 00000 see the headers of every customer. */
export const seesAllCustomers = ({ isInternal, customerNumber }: Caller): boolean =>
  isInternal || customerNumber === ANY_CUSTOMER

/** Who may design, and have parts generated, without a quote header (spec 1 §6). */
export const mayUseSandbox = ({ permissions }: Caller): boolean => permissions.includes('access:sandbox')

/** Who may save a project to a file and load one (spec 1 §6). */
export const mayUseProjectFiles = ({ roles }: Caller): boolean => roles.includes('Dev Team')

/**
 * Who may quote at a price level: retail everybody; other levels are set by internal staff, because whoever names the
 * level names the price (domain 7.15).
 */
export const mayQuoteAt = ({ isInternal }: Caller, level: PriceLevel): boolean =>
  level === 'retail' || isInternal

/** Whoever may not quote at a price level does not learn what it takes off the retail price either (decision 063). */
export const priceLevelsSeenBy = (caller: Caller): readonly PriceLevel[] =>
  PRICE_LEVELS.filter((level) => mayQuoteAt(caller, level))

/** What was done to the quotes of every customer, and by whom, is for internal staff. */
export const mayReadAudit = ({ isInternal }: Caller): boolean => isInternal

/** Prices of the manufacturer are set by its own people. */
export const mayPublishPrices = ({ isInternal }: Caller): boolean => isInternal

/** Items marked internal are for internal staff alone (spec 2 §6). */
export const maySeeInternalItems = ({ isInternal }: Caller): boolean => isInternal
