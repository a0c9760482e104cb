import { described, layoutSchema } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'
import { visibleQuote } from './quotes.ts'

/** An issued quote with the drawing it was issued for, as a person sees it. */
const issuedRevision = z.extend(visibleQuote, {
  layout: layoutSchema.apply(
    described,
    'The drawing as issued. For people who see no prices, its custom parts have none.',
  ),
})

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/revisions/:versionNumber',
  summary: 'One issued version of a quote: its parts list as issued, and the drawing it was issued for.',
  input: z.object({
    id: headerID,
    versionNumber: z
      .string()
      .check(z.regex(/^[1-9]\d{0,8}$/, 'must be the number of a version'))
      .apply(described, 'See `issued.versionNumber` of the quote.'),
  }),
  output: issuedRevision,
})
