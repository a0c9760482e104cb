import { described, layoutSchema, moment } from '@ramp/formats'
import type { Margin, QuotePrice } from '@ramp/pricing'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'
import { ofOption, optionNumber, versionNumber } from '../fields/option-number.ts'
import { ownTerms } from './price-terms.ts'
import { charge, finding, payerShares, payments, printedPrice, taxes } from './printed-price.ts'

const cents = z.int()

export const quotePrice = z.object({
  charges: z.array(charge),
  discount: cents,
  beforeTax: cents,
  taxes,
  total: cents,
  payments,
  payers: payerShares,
  customerShare: cents,
}) satisfies z.ZodMiniType<QuotePrice>

const maybeCents = z.nullable(cents)
const maybePercent = z.nullable(z.number())
const margin = z.object({
  partsCost: maybeCents,
  workCost: maybeCents,
  permitCost: cents,
  cost: maybeCents,
  margin: maybeCents,
  marginPercent: maybePercent,
  markupPercent: maybePercent,
  commission: cents,
  overhead: cents,
  cardFee: cents,
  net: maybeCents,
  breakEven: maybeCents,
  isBelowFloor: z.boolean(),
}) satisfies z.ZodMiniType<Margin>

const pricedOption = z.object({
  option: optionNumber,
  terms: ownTerms.apply(
    described,
    'Terms that replace those of the company for this option. People who see no margins get no `method` and no `margin`.',
  ),
  company: ownTerms.apply(
    described,
    'Terms of the company, for everything that `terms` leaves out. As above.',
  ),
  mayChange: z.boolean().apply(described, 'Whether you may save terms for this option.'),
  mayChangeMethod: z.boolean().apply(described, 'Whether `method` and `margin` are yours to change.'),
  counter: z.int().apply(described, 'Counts the saves. 0 before the first one.'),
  savedAt: z.nullable(moment),
  savedBy: z.nullable(z.string()),
  isChosen: z
    .boolean()
    .apply(described, 'Whether your company, or this quote, has chosen how prices are built.'),
  versionNumber: z
    .nullable(versionNumber)
    .apply(described, 'The finished drawing that is priced. Null while none was finished.'),
  proposedHours: z.nullable(z.number()),
  price: z.nullable(quotePrice),
  findings: z.array(finding),
  cost: z
    .nullable(cents)
    .apply(described, 'Cost of the parts. Null if you do not see it, or if it is not known.'),
  margin: z.nullable(margin).apply(described, 'Null for people who do not see margins.'),
  isBelowFloor: z.boolean().apply(described, 'Whether only the owner can issue it.'),
})
export type PricedOption = z.infer<typeof pricedOption>

export const getQuotePrice = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/price',
  summary: 'Price of an option as its dealer sells it, from the drawing that was finished last.',
  input: z.object({ id: headerID, option: ofOption }),
  output: pricedOption,
})

export const saveQuotePrice = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/price',
  summary:
    'Saves the price terms of an option. Terms left out are those of your company. `method` and `margin` are for the owner.',
  input: z.object({
    id: headerID,
    option: ofOption,
    terms: ownTerms,
    basedOn: z
      .int()
      .check(z.minimum(0))
      .apply(described, 'Counter as last read. If someone has saved since, the answer is 409.'),
  }),
  output: pricedOption,
})

/** As many as Fit proposes. */
const MOST_LAYOUTS = 6

export const priceLayouts = endpoint({
  method: 'POST',
  path: '/api/layout-prices',
  summary:
    'Prices of drawings by the terms of an option of a quote, or of your company. The drawings are not saved.',
  input: z.object({
    id: z.optional(headerID).apply(described, 'The quote. If left out, the terms of your company apply.'),
    option: ofOption,
    layouts: z.array(layoutSchema).check(z.minLength(1), z.maxLength(MOST_LAYOUTS)),
  }),
  output: z.object({
    isChosen: z
      .boolean()
      .apply(described, 'Whether your company, or this quote, has chosen how prices are built.'),
    prices: z
      .array(z.object({ price: z.nullable(printedPrice), findings: z.array(finding) }))
      .apply(described, 'In the order of the drawings, each as a proposal prints it.'),
  }),
})
export type LayoutPrices = z.infer<(typeof priceLayouts)['output']>
