import * as z from 'zod/mini'

/** Whom a person works for, and as what: people of a dealer, then the manufacturer's. */
export const PERSON_ROLES = ['owner', 'sales', 'office', 'crew', 'manufacturer'] as const
export const personRole = z.enum(PERSON_ROLES)
export type PersonRole = z.infer<typeof personRole>

/**
 * What a quote holds, as far as not everybody sees it. `listPrice` is the price of the catalog and of the parts list, `cost` what the
 * dealer pays, `sellingPrice` that of a proposal, `customer` the contact, phone and address of the site.
 */
export const QUOTE_FIELDS = [
  'drawing',
  'parts',
  'listPrice',
  'cost',
  'sellingPrice',
  'margin',
  'customer',
  'order',
] as const
export const quoteField = z.enum(QUOTE_FIELDS)
export type QuoteField = z.infer<typeof quoteField>
