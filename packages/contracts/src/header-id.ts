import * as z from 'zod/mini'

/** Id of a quote header: a number as text. In addresses it appears encrypted only. */
export const headerID = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, 'must be a quote number, such as 1001'), z.describe('Quote number.'))
