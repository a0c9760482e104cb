import { HANDRAILS, SURFACES } from '@ramp/domain'
import { described, item, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { ofList } from './of-list.ts'

const size = z.number().check(z.positive(), z.maximum(1_000)).apply(described, 'Usable inches.')
const itemNumber = z
  .string()
  .check(z.regex(/^\d{5}$/, 'must be five digits'))
  .apply(described, 'Five digits.')

const description = z
  .optional(z.string().check(z.trim(), z.maxLength(200)))
  .apply(
    described,
    'The customer’s description. The same size with a different description gets a different number.',
  )

/** The answer is to be kept with the layout (`customItems`). Number 11559 says that it cannot be made (spec 2 §5). */
const custom = item.apply(described, 'Item number 11559: a part of this size cannot be made.')

export const itemGenerateCustomConfigurationItem = endpoint({
  method: 'POST',
  path: '/api/Item/ItemGenerateCustomConfigurationItem',
  summary: 'A custom platform or ramp, with its number and price.',
  input: z.object({
    productLine,
    itemType: z.enum(['PLATFORM', 'PLATFORM_EXT', 'RAMP']),
    surfaceType: z._default(z.enum(SURFACES), 'SOLID'),
    railType: z._default(z.enum(HANDRAILS), 'NO_RAILS'),
    isTurn: z._default(z.boolean(), false),
    isLowProfile: z._default(z.boolean(), false),
    length: size,
    width: size,
    description,
    version: ofList,
  }),
  output: custom,
})

export const itemGenerateCustomTransition = endpoint({
  method: 'POST',
  path: '/api/Item/ItemGenerateCustomTransition',
  summary: 'A transition or bridge plate in another width, with its number and price.',
  input: z.object({
    productLine,
    itemNumber: itemNumber.apply(described, 'The stock item it is based on.'),
    length: size,
    width: size,
    description,
    version: ofList,
  }),
  output: custom,
})
