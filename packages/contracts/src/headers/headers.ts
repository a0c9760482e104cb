import { described, layoutSchema, moment, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { base64File } from '../fields/base64-file.ts'
import { headerID, lastKnown } from '../fields/header-id.ts'
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
  .apply(described, "M, V, or 'industry': the payload then says residential or commercial (spec 1 §1).")

/** The record of a quote header (spec 1 §3). */
export const headerRecord = z.object({
  headerID,
  customerNumber: z.string(),
  name: z.string(),
  productLine,
  industry,
  quoteType: z.nullable(quoteType).apply(described, 'Without one a quote is of type M.'),
  status: quoteStatus,
  createdBy: z.object({
    clientId: z
      .number()
      .apply(described, 'Creator client id: 1 is the quote tool, any other the dealer portal (spec 1 §3).'),
    name: z.string(),
  }),
  dtmCreated: moment,
  dtmLastUpdate: moment.apply(
    described,
    'Later than dtmCreated once the designer has saved something: then a project can be loaded.',
  ),
})
export type HeaderRecord = z.infer<typeof headerRecord>

/** A parts list as it was issued: frozen, with the catalogue version its prices come from. */
export const issuedQuote = z.object({
  versionNumber: z.number().apply(described, '1 for the first time the designer finished, then 2, 3 …'),
  catalogueVersion: z.string(),
  issuedAt: moment,
  issuedBy: z.string(),
  lines: z.array(partsListLine),
  partsTotal: z.number().apply(described, 'Cents.'),
  weight: z.number().apply(described, 'Pounds.'),
  linearFeet: z.number(),
  warnings: z
    .array(issueReply)
    .apply(
      described,
      'What was worth a look when it was issued, such as a deck that no legs are ordered for.',
    ),
  verdict: z
    .nullable(verdictReply)
    .apply(described, 'The verdict when it was issued; null for a quote issued before verdicts were kept.'),
  payload: headerPayloadSchema,
  acceptedAt: z.nullable(moment),
  acceptedBy: z.nullable(z.string()),
})
export type IssuedQuote = z.infer<typeof issuedQuote>

export const vizionHeaderGet = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/VizionHeaderGet',
  summary: 'The quote header a project belongs to. A header of another customer is refused with 403.',
  input: z.object({ headerID }),
  output: headerRecord,
})

const finishKey = z.string().check(z.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters and digits'))

/** What Finish brings beside the layout. All of it is stored with the quote, or nothing is. */
const finishing = z.object({
  key: finishKey.apply(
    described,
    'Names this finish: sent again with the same key, the call answers with the quote it issued.',
  ),
  base64File: base64File.apply(described, 'The layout PDF, base64; it becomes {headerID}.pdf.'),
  preview: z
    .optional(base64File)
    .apply(described, 'The preview picture (PNG, 300 x 300), base64; it becomes {headerID}.png.'),
  unanswered: z
    .optional(z.array(finishKey).check(z.maxLength(20)))
    .apply(described, 'Keys of finishes before, whose answers were lost: what they stored is no change.'),
})

export const vizionHeaderUpdate = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/VizionHeaderUpdate',
  summary:
    'Finish: derives the parts list from the layout and issues it as the quote of this header, with its PDF, its preview picture and its project.',
  input: z.object({
    headerID,
    layout: layoutSchema,
    dtmLastUpdate: lastKnown,
    finish: z.optional(finishing),
  }),
  output: z.object({ header: headerRecord, quote: issuedQuote }),
})
