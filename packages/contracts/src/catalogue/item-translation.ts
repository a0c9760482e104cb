import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { itemQuantity } from './items.ts'

/** Translation types of the specification: 1 converts P3G to P2G (spec 3 §7). */
export const P3G_TO_P2G = 1

const shortName = z.string().check(z.minLength(1), z.maxLength(64))

export const itemTranslateItemList = endpoint({
  method: 'POST',
  path: '/api/Item/ItemTranslateItemList',
  summary: 'The items of another product line that replace a list of items. Type 1: P3G to P2G.',
  input: z.object({
    translationTypeId: z.literal(P3G_TO_P2G),
    items: z
      .array(z.object({ shortName, quantity: z.number().check(z.nonnegative()) }))
      .check(z.maxLength(2_000)),
  }),
  output: z.object({
    items: z.array(itemQuantity),
    pairs: z
      .array(z.object({ from: shortName, to: shortName }))
      .apply(described, 'The replacement of each item, for the parts of a layout.'),
    missing: z
      .array(z.object({ shortName, message: z.string() }))
      .apply(described, 'Items without a replacement.'),
  }),
})
