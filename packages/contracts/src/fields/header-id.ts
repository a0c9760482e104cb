import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'

/** Id of a quote header: a number as text. In addresses it appears encrypted only. */
export const headerID = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, 'must be a quote number, such as 1001'))
  .apply(described, 'Quote number.')

/** What a caller last knew of a header: when it was changed since, nothing is written and 409 says so. */
export const lastKnown = z
  .optional(moment)
  .apply(described, '`dtmLastUpdate` of the header as last read. If it has changed since, the answer is 409.')
