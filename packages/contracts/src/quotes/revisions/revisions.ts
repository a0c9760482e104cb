import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../../call/endpoint.ts'
import { draftSummary } from '../../drafts/drafts.ts'
import { headerID } from '../../fields/header-id.ts'
import { optionNumber, versionNumber } from '../../fields/option-number.ts'
import { partsListLine } from '../../parts-list/parts-list.ts'
import { verdictSummary } from '../../parts-list/verdict.ts'

/**
 * What became of the offer of a revision. none: finished, and not issued. superseded: a later revision of the option was issued. amended: a
 * change order took its place after it was approved. not-chosen: another option was approved or ordered.
 */
export const OFFER_STATES = [
  'none',
  'issued',
  'superseded',
  'withdrawn',
  'declined',
  'approved',
  'amended',
  'canceled',
  'not-chosen',
] as const
export const offerState = z.enum(OFFER_STATES)
export type OfferState = z.infer<typeof offerState>

export const ORDER_STATES = ['none', 'ordered'] as const
export const orderState = z.enum(ORDER_STATES)
export type OrderState = z.infer<typeof orderState>

/** What people do with a revision. */
export const REVISION_ACTIONS = [
  'issue',
  'withdraw',
  'decline',
  'approve',
  'cancel',
  'extend',
  'order',
] as const
export type RevisionAction = (typeof REVISION_ACTIONS)[number]

const day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, such as 2026-11-27'))
  .apply(described, 'A day, such as 2026-11-27.')
const cents = z.nullable(z.number()).apply(described, 'Cents. Null for people who see no prices.')

const revision = z.object({
  versionNumber: versionNumber.apply(described, 'Counts the revisions of all options.'),
  option: optionNumber,
  letter: z.string(),
  name: z.string().apply(described, 'Quote, option and letter: 1042-1A.'),
  finishedAt: moment,
  finishedBy: z.string(),
  offer: offerState,
  order: orderState,
  changeOrder: z
    .nullable(z.number())
    .apply(described, '0 for the order, n for change order n. Null if it was not ordered.'),
  issuedAt: z.nullable(moment).apply(described, 'Null if no proposal was issued.'),
  issuedBy: z.nullable(z.string()),
  validUntil: z.nullable(day).apply(described, 'Last day that the proposal is valid, extensions included.'),
  isExpired: z.boolean().apply(described, 'Whether that day has passed in the time zone of the dealer.'),
  replacedBy: z.nullable(versionNumber).apply(described, 'Version that superseded or amended it.'),
  partsTotal: cents,
  total: cents.apply(
    described,
    'Total of the price that it was issued with, in cents. Null if it was issued without one, and for people who do not see it.',
  ),
  payers: z
    .array(z.string())
    .apply(described, 'Payers of that price by name: each can have a proposal with its share.'),
  linearFeet: z.number(),
  weight: z.number().apply(described, 'Pounds.'),
  catalogueVersion: z.string(),
  verdict: z.nullable(verdictSummary),
  hasProposal: z.boolean().apply(described, 'Whether getProposal has its proposal.'),
  hasLayoutPdf: z.boolean(),
  actions: z.array(z.enum(REVISION_ACTIONS)).apply(described, 'What the caller may do with it now.'),
})
export type QuoteRevision = z.infer<typeof revision>

const option = z.object({
  number: optionNumber,
  name: z.string().apply(described, 'Empty until somebody names it.'),
  draft: z.nullable(draftSummary),
  revisions: z
    .array(revision)
    .apply(
      described,
      'Oldest first. Drawings that were finished again before they were issued are left out.',
    ),
  nextLetter: z.string().apply(described, 'Letter of the revision that the next change starts.'),
  mayChange: z.boolean().apply(described, 'Whether the caller may change its drawing now.'),
  priceList: z
    .nullable(z.string())
    .apply(described, 'Price list that it keeps. Null if it was never issued and uses the one in effect.'),
  newerPriceList: z
    .nullable(z.string())
    .apply(described, 'The price list in effect, if its last revision has prices of another one.'),
})
export type QuoteOption = z.infer<typeof option>

const order = z.object({
  sequence: z.number().apply(described, '0 for the order, n for change order n.'),
  versionNumber,
  name: z.string(),
  orderedAt: moment,
  orderedBy: z.string(),
  totalBefore: cents,
  total: cents,
  sold: z
    .nullable(z.object({ totalBefore: z.nullable(z.number()), total: z.number() }))
    .apply(
      described,
      'What it was sold for, from the prices that its revision and the one ordered before were issued with. Null if it was issued without a price, and for people who do not see it.',
    ),
  priceList: z.string().apply(described, 'Price list that it was ordered at.'),
  cost: z
    .nullable(z.number())
    .apply(described, 'Cents of its lines with that list. Null for people who see no prices.'),
  lines: z
    .array(
      z.extend(
        z.pick(partsListLine, { itemNumber: true, shortName: true, description: true, quantity: true }),
        { unitPrice: cents, total: cents },
      ),
    )
    .apply(described, 'Lines of the order. A change order has only what is added.'),
  returns: z
    .array(
      z.object({
        itemNumber: z.string(),
        shortName: z.string(),
        description: z.string(),
        quantity: z.number(),
        unitPrice: cents,
        restocking: z
          .nullable(z.union([z.number(), z.literal('not-returnable')]))
          .apply(described, 'Restocking charge as a percent of the price. Null if the price list has none.'),
      }),
    )
    .apply(described, 'Parts that a change order no longer needs: what the dealer asks to return.'),
})
export type QuoteOrder = z.infer<typeof order>

/** Options, revisions and orders of a quote, as the caller sees them. */
export const quoteOptions = z.object({
  id: headerID,
  mainOption: optionNumber.apply(
    described,
    'Option used by calls that give only the quote id: the ordered one, else the approved one, else the first.',
  ),
  options: z.array(option),
  orders: z.array(order),
  mayBeginChange: z.boolean().apply(described, 'Whether the caller may start a change order.'),
  mayAddOption: z.boolean(),
})
export type QuoteOptions = z.infer<typeof quoteOptions>

export const listOptions = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/options',
  summary: 'Options of a quote with their revisions, and its orders.',
  input: z.object({ id: headerID }),
  output: quoteOptions,
})

const optionName = z.string().check(z.trim(), z.maxLength(60))

export const addOption = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/options',
  summary: 'Adds an option to a quote: an alternative with a separate drawing. At most 20.',
  input: z.object({
    id: headerID,
    name: optionName.apply(described, 'Such as Switchback. May be empty.'),
    copyOf: z
      .optional(versionNumber)
      .apply(described, 'Revision whose drawing it starts with. If left out, it starts empty.'),
  }),
  output: quoteOptions,
})

export const renameOption = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/options/:option',
  summary: 'Renames an option.',
  input: z.object({ id: headerID, option: optionNumber, name: optionName }),
  output: quoteOptions,
})

const MOST_VALID_DAYS = 365

export const issueRevision = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/issue',
  summary:
    'Issues a finished revision: freezes its facts, price and terms and stores its proposal. Below the margin floor of its dealer only the owner can. If it was issued before, a new revision with the same drawing is issued. If the drawing was started before a newer revision was issued, the answer is 409.',
  input: z.object({
    id: headerID,
    versionNumber,
    validDays: z
      .optional(z.int().check(z.minimum(1), z.maximum(MOST_VALID_DAYS)))
      .apply(described, 'Days that the proposal is valid. Default: 30, or the number set for the dealer.'),
    price: z
      .optional(z.enum(['one', 'itemized', 'none']))
      .apply(described, 'How the proposal states the price. Default: one price.'),
    asOption: z.optional(z.boolean()).apply(described, 'Whether to issue it as a separate option.'),
  }),
  output: quoteOptions,
})

const reason = z.string().check(z.trim(), z.maxLength(300))

export const changeRevision = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/revisions/:versionNumber',
  summary: 'Withdraws, declines, approves, cancels or extends the proposal of a revision.',
  input: z.object({
    id: headerID,
    versionNumber,
    action: z.enum(['withdraw', 'decline', 'approve', 'cancel', 'extend']),
    reason: z.optional(reason).apply(described, 'The reason. It is stored with the change.'),
    validUntil: z
      .optional(day)
      .apply(described, 'For `extend`: the new last day that the proposal is valid.'),
  }),
  output: quoteOptions,
})

export const beginChange = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/change',
  summary: 'Starts a change order: the drawing of an ordered quote may be changed again.',
  input: z.object({ id: headerID }),
  output: quoteOptions,
})

export const getProposal = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/revisions/:versionNumber/proposal',
  summary: 'The proposal that a revision was issued with.',
  contentType: 'application/pdf',
  input: z.object({ id: headerID, versionNumber }),
})

export const getPricedRevision = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/revisions/:versionNumber/priced/:format',
  summary:
    'An issued revision for bookkeeping (`ramp-priced-revision/1`), as CSV or JSON: items, rates, taxes and total as they were frozen.',
  contentType: 'application/octet-stream',
  input: z.object({ id: headerID, versionNumber, format: z.enum(['csv', 'json']) }),
})

export const getRevisionPdf = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/revisions/:versionNumber/pdf',
  summary: 'The layout PDF that a revision was finished with.',
  contentType: 'application/pdf',
  input: z.object({ id: headerID, versionNumber }),
})

export const getRevisionPicture = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/revisions/:versionNumber/picture',
  summary: 'The drawing of one finished version of an option as a small picture.',
  contentType: 'image/svg+xml',
  input: z.object({ id: headerID, versionNumber }),
})
