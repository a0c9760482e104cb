import type { QuoteStatus } from '@ramp/contracts'
import type { ProductLine } from '@ramp/domain'
import { ANY_CUSTOMER, seesAllCustomers } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import { mayChangeQuotes } from '../../identity/field-access.ts'

/**
 * Accepting binds the dealer: the dealer's own people do it, and customer 00000, who acts for every dealer (spec 1 §6).
 * Internal staff may look, but not buy; so may a crew.
 */
export const mayAccept = (caller: Caller, quote: { readonly customerNumber: string }): boolean =>
  caller.customerNumber !== '' &&
  [quote.customerNumber, ANY_CUSTOMER].includes(caller.customerNumber) &&
  mayChangeQuotes(caller)

/** A quote is put away by the people of its dealer who change it: owner, sales and office. */
export const mayArchive = (caller: Caller, quote: { readonly customerNumber: string }): boolean =>
  quote.customerNumber !== '' && caller.customerNumber === quote.customerNumber && mayChangeQuotes(caller)

/** Whether there is something to accept. */
export const isAcceptable = ({ status }: { readonly status: QuoteStatus }): boolean => status === 'received'

/** The customer a new quote is for: the wanted one if the caller may, null if not. */
export function customerOfNewQuote(caller: Caller, wanted: string | undefined): string | null {
  if (wanted === undefined || wanted === caller.customerNumber) return caller.customerNumber
  return seesAllCustomers(caller) ? wanted : null
}

/** Names may have as many letters (the contract of createQuote). */
const NAME_LENGTH = 120

/** What a copy is called: `Harper (copy)`, and a copy of that `Harper (copy 2)`. */
export function nameOfCopy(name: string): string {
  const [, before = name, number] = /^(.*) \(copy(?: (\d{1,4}))?\)$/s.exec(name) ?? []
  const ending = before === name ? ' (copy)' : ` (copy ${Number(number ?? 1) + 1})`
  return before.slice(0, NAME_LENGTH - ending.length).trimEnd() + ending
}

/**
 * The product line an address of the designer names. It takes three of them only (spec 1 §1); a quote of another line
 * goes by the nearest one, and the designer takes the line of the quote from its header.
 */
export const productInAddress = (line: ProductLine): ProductLine => IN_ADDRESS[line]

const IN_ADDRESS: Readonly<Record<ProductLine, ProductLine>> = {
  P3G: 'P3G',
  P2G: 'P2G',
  PHD: 'PHD',
  APD: 'P3G',
  HAR: 'P3G',
  T3G: 'PHD',
  RAILWAY: 'PHD',
}
