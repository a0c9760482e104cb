import { type PersonRole, QUOTE_FIELDS, type QuoteField } from '@ramp/contracts'
import { seesAllCustomers } from './access.policy.ts'
import type { Caller } from './caller.ts'

/** What the dealer of a quote lets the manufacturer's people see for a while. */
type Seen = boolean | 'by grant'

/** Who sees what of a quote. Whatever of it leaves the server goes by this table and by no other (decision 135). */
const SEEN: Readonly<Record<PersonRole, Readonly<Record<QuoteField, Seen>>>> = {
  owner: {
    drawing: true,
    parts: true,
    listPrice: true,
    cost: true,
    sellingPrice: true,
    margin: true,
    customer: true,
    order: true,
  },
  sales: {
    drawing: true,
    parts: true,
    listPrice: true,
    cost: false,
    sellingPrice: true,
    margin: false,
    customer: true,
    order: true,
  },
  office: {
    drawing: true,
    parts: true,
    listPrice: true,
    cost: true,
    sellingPrice: true,
    margin: false,
    customer: true,
    order: true,
  },
  crew: {
    drawing: true,
    parts: true,
    listPrice: false,
    cost: false,
    sellingPrice: false,
    margin: false,
    customer: true,
    order: true,
  },
  manufacturer: {
    drawing: true,
    parts: true,
    listPrice: true,
    cost: false,
    sellingPrice: 'by grant',
    margin: 'by grant',
    customer: 'by grant',
    order: true,
  },
}

/** What a quote adds to the role of whoever asks. */
export type QuoteAccess = {
  readonly customerNumber: string
  /** Whether its dealer lets the manufacturer's people see customer and prices now. */
  readonly isGranted: boolean
}

/** Of several the first counts; a dealer's person without any is the owner. */
const DEALER_ROLES = ['owner', 'sales', 'office', 'crew'] as const

/** What a caller is. Nobody has to be asked for a quote of the manufacturer's own customer number. */
export function roleOf(caller: Caller, customerNumber: string | null = null): PersonRole {
  if (seesAllCustomers(caller))
    return caller.customerNumber !== '' && caller.customerNumber === customerNumber ? 'owner' : 'manufacturer'
  return DEALER_ROLES.find((role) => caller.permissions.includes(`role:${role}`)) ?? 'owner'
}

/** Whether a caller sees a field of a quote; without a quote, of quotes at all. */
export function maySee(caller: Caller, field: QuoteField, quote: QuoteAccess | null = null): boolean {
  const seen = SEEN[roleOf(caller, quote?.customerNumber)][field]
  return seen === 'by grant' ? quote?.isGranted === true : seen
}

/** Whether a caller sees a field because the dealer of the quote lets the manufacturer's people see it for now. */
export const seesByGrant = (caller: Caller, field: QuoteField, quote: QuoteAccess): boolean =>
  quote.isGranted && maySee(caller, field, quote) && !maySee(caller, field, { ...quote, isGranted: false })

/** What a caller sees of a quote; without a quote, of quotes at all. */
export const fieldsSeenBy = (caller: Caller, quote: QuoteAccess | null = null): QuoteField[] =>
  QUOTE_FIELDS.filter((field) => maySee(caller, field, quote))

/** A crew builds what was quoted: it saves, finishes and accepts nothing. */
export const mayChangeQuotes = (caller: Caller): boolean => roleOf(caller) !== 'crew'

/** Who lets the manufacturer's people see customer and prices: people of the dealer, but for the crew. */
export const mayGrant = (caller: Caller, quote: { readonly customerNumber: string }): boolean =>
  !seesAllCustomers(caller) && caller.customerNumber === quote.customerNumber && mayChangeQuotes(caller)
