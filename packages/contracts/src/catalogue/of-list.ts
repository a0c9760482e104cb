import { described } from '@ramp/formats'
import * as z from 'zod/mini'

/** Which price list a call is about. */
export const ofList = z
  .optional(z.string().check(z.minLength(1), z.maxLength(40)))
  .apply(described, 'A price list, such as `priceList` of a header. If left out, the one in effect.')
