import { described, moment, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { CallError } from '../call/call-error.ts'
import { endpoint, fileEndpoint } from '../call/endpoint.ts'
import { draftSummary } from '../drafts/drafts.ts'
import { headerID } from '../fields/header-id.ts'
import { ofOption } from '../fields/option-number.ts'
import { quoteField } from '../fields/person-roles.ts'
import { projectPlace } from '../fields/project-place.ts'
import { industry, issuedQuote, quoteStatus, quoteType } from '../headers/headers.ts'
import { partsListLine } from '../parts-list/parts-list.ts'
import { verdictSummary } from '../parts-list/verdict.ts'
import { grantedUntil } from './grants.ts'
import { quoteState } from './quote-state.ts'

/** A quote as the portal lists it; figures are null until the designer has finished once. */
export const quoteSummary = z.object({
  id: headerID,
  name: z.string(),
  customerNumber: z.string(),
  productLine,
  industry,
  status: quoteStatus,
  state: quoteState,
  validUntil: z
    .nullable(z.string())
    .apply(described, 'Last valid day of its issued proposals, such as 2026-11-27. Null if none is issued.'),
  archivedAt: z.nullable(moment).apply(described, 'When it was archived. Null for a quote that is listed.'),
  createdBy: z.string(),
  createdAt: moment,
  updatedAt: moment,
  linearFeet: z.nullable(z.number()),
  partsTotal: z.nullable(z.number()).apply(described, 'Cents. Null, too, for people who see no prices.'),
  verdict: z
    .nullable(verdictSummary)
    .apply(
      described,
      'Verdict of the last issued version. Null if none was issued, or if it was issued before verdicts were stored.',
    ),
  preview: z
    .nullable(z.string())
    .apply(described, 'Name of its preview image. A new image has a new name. Null if there is none.'),
  copiedFrom: z
    .nullable(z.object({ id: headerID, name: z.string() }))
    .apply(described, 'The quote that it was duplicated from.'),
  draft: z
    .nullable(draftSummary)
    .apply(described, 'The unfinished drawing. Null if there is none, and once the quote is accepted.'),
})
export type QuoteSummary = z.infer<typeof quoteSummary>

const shownCents = z.nullable(z.number()).apply(described, 'Cents. Null for people who see no prices.')

/** An issued quote as a person sees it. */
export const visibleQuote = z.extend(issuedQuote, {
  lines: z.array(z.extend(partsListLine, { unitPrice: shownCents, total: shownCents })),
  partsTotal: shownCents,
})
export type VisibleQuote = z.infer<typeof visibleQuote>

export const quoteDetail = z.extend(quoteSummary, {
  issued: z.nullable(visibleQuote),
  pdf: z.nullable(z.object({ bytes: z.number(), savedAt: moment })),
  /** Whether the caller may accept it now: the dealer of the quote's customer number may, and customer 00000. */
  mayAccept: z.boolean(),
  grantedUntil,
  mayArchive: z.boolean().apply(described, 'Whether the caller may archive and restore it.'),
  mayGrant: z.boolean().apply(described, 'Whether the caller may make or end that grant.'),
  sees: z.array(quoteField).apply(described, 'What the caller sees of this quote, with a grant that holds.'),
})
export type QuoteDetail = z.infer<typeof quoteDetail>

export const getQuote = endpoint({
  method: 'GET',
  path: '/api/quotes/:id',
  summary: 'One quote, with its issued parts list.',
  input: z.object({ id: headerID }),
  output: quoteDetail,
})

export const createQuote = endpoint({
  method: 'POST',
  path: '/api/quotes',
  summary: 'Creates a quote for a job that is not drawn yet.',
  input: z.object({
    name: z.string().check(z.trim(), z.minLength(1, 'must not be empty; name the job'), z.maxLength(120)),
    productLine,
    quoteType: z.optional(quoteType),
    customerNumber: z
      .optional(z.string().check(z.regex(/^\d{5}$/, 'must be five digits')))
      .apply(described, 'For internal staff and customer 00000. Dealers get their own number.'),
    project: z
      .optional(projectPlace)
      .apply(described, 'Address, contact and phone of the site, as documents print them.'),
  }),
  output: quoteDetail,
})

export const getDesignerLink = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/designer-link',
  summary: 'Where the designer opens this quote. The quote id in the address is encrypted.',
  input: z.object({ id: headerID, option: ofOption }),
  output: z.object({
    id: z.string().apply(described, 'Encrypted header id.'),
    path: z.string().apply(described, '/designer?product=P3G&id=…, with &option=2 if an option was named.'),
  }),
})

/** What an order costs now, where orders at the prices it was quoted at are no longer honored. */
const costChange = z.object({
  quotedAt: z.string().apply(described, 'Price list of the revision.'),
  honoredUntil: z
    .nullable(z.string())
    .apply(described, 'Last day on which its prices were honored for orders.'),
  before: z.number().apply(described, 'Cents of the ordered lines as quoted.'),
  priceList: z.string().check(z.maxLength(40)).apply(described, 'The price list in effect.'),
  cost: z.int().apply(described, 'Cents of the ordered lines with it.'),
})
export type CostChange = z.infer<typeof costChange>

/** What a refused acceptance says of its cost; null where it was refused for something else. */
export function costChangeOf(error: unknown): CostChange | null {
  if (!(error instanceof CallError) || error.code !== 'order.cost-changed') return null
  return z.safeParse(costChange, error.details).data ?? null
}

/** What the database counts up to. */
const MOST_VERSIONS = 2 ** 31 - 1

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/accept',
  summary:
    'Accepts the parts list and price that the caller has seen. If a newer one has been received since, or orders at its prices are no longer honored, the answer is 409.',
  input: z.object({
    id: headerID,
    versionNumber: z
      .int()
      .check(z.minimum(1), z.maximum(MOST_VERSIONS))
      .apply(described, '`issued.versionNumber` of the quote as shown.'),
    confirmed: z
      .optional(z.pick(costChange, { priceList: true, cost: true }))
      .apply(
        described,
        'After the last day that orders at the quoted prices are honored: the cost that the caller has seen, from the details of the 409 `order.cost-changed`.',
      ),
  }),
  output: quoteDetail,
})

export const duplicateQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/duplicate',
  summary:
    'Copies a quote with its drawing, in any status. The copy is for the same customer and is a draft.',
  input: z.object({ id: headerID }),
  output: quoteDetail,
})

export const getQuotePreview = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/preview',
  summary: 'The preview image of a quote, 300 x 300. A copy has that of its original until it is finished.',
  contentType: 'image/png',
  input: z.object({ id: headerID }),
})

export const getQuotePdf = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/pdf',
  summary: 'The layout PDF of a quote.',
  contentType: 'application/pdf',
  input: z.object({ id: headerID }),
})

export const archiveQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/archive',
  summary:
    'Archives a quote: only lists with `archived` show it. It changes nothing else. For owner, sales and office of its dealer.',
  input: z.object({ id: headerID }),
  output: quoteDetail,
})

export const restoreQuote = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/archive',
  summary: 'Lists an archived quote again.',
  input: z.object({ id: headerID }),
  output: quoteDetail,
})
