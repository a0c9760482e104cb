import { described, layoutSchema, moment, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { base64File } from '../fields/base64-file.ts'
import { headerID, lastKnown } from '../fields/header-id.ts'
import { ofOption, optionNumber } from '../fields/option-number.ts'
import { issueReply, partsListLine } from '../parts-list/parts-list.ts'
import { verdictReply } from '../parts-list/verdict.ts'
import { QUOTE_TYPES } from './header-payload.ts'
import { headerPayloadSchema } from './header-payload-schema.ts'

/** draft: nothing received from the designer yet; received: parts list and price are there; accepted: frozen. */
export const quoteStatus = z.enum(['draft', 'received', 'accepted'])
export type QuoteStatus = z.infer<typeof quoteStatus>

export const industry = z.enum(['residential', 'commercial'])

export const quoteType = z
  .enum(QUOTE_TYPES)
  .apply(described, "M, V, or 'industry'. With 'industry', the payload says residential or commercial.")

/** The record of a quote header (spec 1 §3). */
export const headerRecord = z.object({
  headerID,
  customerNumber: z.string(),
  name: z.string(),
  productLine,
  industry,
  quoteType: z.nullable(quoteType).apply(described, 'If null, the quote is of type M.'),
  status: quoteStatus,
  createdBy: z.object({
    clientId: z
      .number()
      .apply(described, 'Creator client id: 1 is the quote tool, any other the dealer portal.'),
    name: z.string(),
  }),
  option: z
    ._default(optionNumber, 1)
    .apply(described, 'Option of the quote that `status` and `dtmLastUpdate` are about.'),
  priceList: z
    ._default(z.nullable(z.string()), null)
    .apply(
      described,
      'Price list that the option keeps: the one of its first issued revision, or of its last new pricing. Null if it uses the one in effect.',
    ),
  dtmCreated: moment,
  dtmLastUpdate: moment.apply(
    described,
    'Later than `dtmCreated` once the designer has saved a project that can be loaded.',
  ),
})
export type HeaderRecord = z.infer<typeof headerRecord>

/** A parts list as it was issued: frozen, with the catalogue version its prices come from. */
export const issuedQuote = z.object({
  versionNumber: z.number().apply(described, '1 for the first issue, then 2, 3 and so on.'),
  catalogueVersion: z.string(),
  issuedAt: moment,
  issuedBy: z.string(),
  lines: z.array(partsListLine),
  partsTotal: z.number().apply(described, 'Cents.'),
  weight: z.number().apply(described, 'Pounds.'),
  linearFeet: z.number(),
  warnings: z
    .array(issueReply)
    .apply(described, 'Warnings when it was issued, such as a deck without legs on the list.'),
  verdict: z
    .nullable(verdictReply)
    .apply(described, 'The verdict when it was issued. Null for a quote issued before verdicts were stored.'),
  payload: headerPayloadSchema,
  acceptedAt: z.nullable(moment),
  acceptedBy: z.nullable(z.string()),
})
export type IssuedQuote = z.infer<typeof issuedQuote>

export const vizionHeaderGet = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/VizionHeaderGet',
  summary: 'The quote header of a project. For a header of another customer, the answer is 404.',
  input: z.object({ headerID, option: ofOption }),
  output: headerRecord,
})

const finishKey = z.string().check(z.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters and digits'))

/** What Finish brings beside the layout. All of it is stored with the quote, or nothing is. */
const finishing = z.object({
  key: finishKey.apply(
    described,
    'Identifies this finish. If sent again with the same key, the answer is the quote that was issued.',
  ),
  base64File: base64File.apply(described, 'The layout PDF, base64. It is stored as {headerID}.pdf.'),
  preview: z
    .optional(base64File)
    .apply(described, 'The preview image (PNG, 300 x 300), base64. It is stored as {headerID}.png.'),
  unanswered: z
    .optional(z.array(finishKey).check(z.maxLength(20)))
    .apply(
      described,
      'Keys of earlier finishes whose answers were lost. What they saved does not count as a change.',
    ),
})

export const vizionHeaderUpdate = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/VizionHeaderUpdate',
  summary:
    'Finish: derives the parts list from the layout and issues it as the quote of this header, with its PDF, preview image and project.',
  input: z.object({
    headerID,
    option: ofOption,
    layout: layoutSchema,
    dtmLastUpdate: lastKnown,
    finish: z.optional(finishing),
  }),
  output: z.object({ header: headerRecord, quote: issuedQuote }),
})
