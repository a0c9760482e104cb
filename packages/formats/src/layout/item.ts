import { HANDRAILS, ITEM_ROLES, ITEM_TYPES, type Item, SURFACES } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import { productLine } from '../fields/product-line.ts'

const inchesOrNull = z.nullable(z.number()).apply(described, 'Inches.')

/** One catalogue item, with the field names of spec 2 §3.1. */
export const item = z.object({
  itemNumber: z.string(),
  shortName: z.string(),
  productLine,
  itemType: z.enum(ITEM_TYPES),
  role: z.enum(ITEM_ROLES).apply(described, 'What the item does in a system.'),
  frontendName: z.string(),
  description: z.string(),
  usableWidth: inchesOrNull,
  usableLength: inchesOrNull,
  width: inchesOrNull,
  length: inchesOrNull,
  treadWidth: z.optional(inchesOrNull),
  surface: z.nullable(z.enum(SURFACES)),
  handrails: z.nullable(z.enum(HANDRAILS)),
  isTurn: z.boolean(),
  isLowProfile: z.boolean(),
  isResting: z.boolean(),
  isCustom: z.boolean(),
  isCustomizable: z.boolean(),
  isInternal: z.boolean(),
  minHeightInclusive: inchesOrNull,
  maxHeightLessThan: inchesOrNull,
  risers: z.nullable(z.number()),
  limit: inchesOrNull,
  weight: z.number().apply(described, 'Pounds.'),
  price: z.nullable(z.number()).apply(described, 'Retail price in cents; null for display-only items.'),
  expandsTo: z.array(z.object({ shortName: z.string(), quantity: z.number() })),
  successor: z
    .optional(z.nullable(z.string()))
    .apply(described, 'Short name of the item that replaces it on new quotes; absent where nothing does.'),
  endOfSale: z
    .optional(z.nullable(z.string()))
    .apply(described, 'Last day it is sold, as 2027-06-30; absent where no end is set.'),
  restocking: z
    .optional(z.nullable(z.union([z.number(), z.literal('not-returnable')])))
    .apply(described, 'Restocking charge in percent of the price; absent where none is entered.'),
}) satisfies z.ZodMiniType<Item>
