import { HANDRAILS, PRICE_LEVELS, PRODUCT_LINES, SURFACES } from '@ramp/domain'
import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { itemQuantity } from '../catalogue/items.ts'
import type { HeaderPayload } from './header-payload.ts'

const feet = z.number().apply(described, 'Feet, five decimals.')

/** The quote header payload of spec 3 §3. */
export const headerPayloadSchema = z.object({
  Id: z.string(),
  versionNumber: z.string(),
  clientAssignedId: z.string(),
  surface: z.enum(SURFACES),
  handrails: z.enum(HANDRAILS),
  rampWidth: z.number().apply(described, 'Inches.'),
  isLoops: z.boolean(),
  config: z.enum(['STRAIGHT', 'TURN']),
  rise: z.number().apply(described, 'Rise of the primary run in inches.'),
  ratio: z.string(),
  quoteType: z.string(),
  isStarterRamp: z.boolean(),
  isChildRails: z.boolean(),
  productLine: z.enum(PRODUCT_LINES),
  linearFeet: feet,
  priceLevel: z.enum(PRICE_LEVELS),
  itemAllocations: z.array(itemQuantity),
  runs: z.array(
    z.object({
      runName: z.string(),
      topHeight: feet,
      bottomHeight: feet,
      rise: feet,
      incline: z.number().apply(described, 'Degrees.'),
      linearFeet: feet,
      rampingLength: feet,
      totalLength: feet,
    }),
  ),
  customs: z.array(
    z.object({
      itemNumber: z.string(),
      shortName: z.string(),
      description: z.string(),
      weight: z.number(),
      length: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
}) satisfies z.ZodMiniType<HeaderPayload>
