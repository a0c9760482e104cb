import { HANDRAILS, SURFACES } from '@ramp/domain'
import { described, item, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { ofList } from './of-list.ts'

const itemNumber = z
  .string()
  .check(z.regex(/^\d{5}$/, 'must be five digits'))
  .apply(described, 'Five digits.')
const itemNumbers = z.array(itemNumber).check(z.maxLength(2_000))
const anyLine = z
  .optional(productLine)
  .apply(
    described,
    'The product line, where several have this name or number. If left out, the first one counts.',
  )
const size = z.number().check(z.positive()).apply(described, 'Inches.')

export const itemQuantity = z.object({ itemNumber: z.string(), shortName: z.string(), quantity: z.number() })
export type ItemQuantity = z.infer<typeof itemQuantity>

export const linearFeetGet = endpoint({
  method: 'POST',
  path: '/api/Item/LinearFeetGet',
  summary: 'Linear feet of items: the longer of usable length and width. Unknown numbers are left out.',
  input: z.object({ itemNumbers, productLine: anyLine }),
  output: z.array(
    z.object({
      itemNumber: z.string(),
      shortName: z.string(),
      length: z.number().apply(described, 'Feet.'),
    }),
  ),
})

export const itemByShortNameGet = endpoint({
  method: 'POST',
  path: '/api/Item/ItemByShortNameGet',
  summary: 'One item by its short name.',
  input: z.object({
    shortName: z.string().check(z.minLength(1), z.maxLength(64)),
    productLine: anyLine,
  }),
  output: item,
})

export const itemByItemNumberGet = endpoint({
  method: 'POST',
  path: '/api/Item/ItemByItemNumberGet',
  summary: 'One item by its number.',
  input: z.object({ itemNumber, productLine: anyLine }),
  output: item,
})

export const itemsByItemNumberListGet = endpoint({
  method: 'POST',
  path: '/api/Item/ItemsByItemNumberListGet',
  summary: 'Items by their numbers, in the order of the list. Unknown numbers are left out.',
  input: z.object({ itemNumbers, productLine: anyLine }),
  output: z.array(item),
})

export const itemRequestConfigurationItems = endpoint({
  method: 'POST',
  path: '/api/Item/ItemRequestConfigurationItems',
  summary:
    'Platforms and ramps for a rail type, surface and ramp width. Superseded items and those whose sale has ended are left out.',
  input: z.object({
    productLine,
    railType: z.enum(HANDRAILS),
    surfaceType: z.enum(SURFACES),
    usableWidth: size.apply(described, "The project's ramp width in inches."),
    version: ofList,
  }),
  output: z.array(item),
})

export const itemGetImmutableConfigurationItems = endpoint({
  method: 'POST',
  path: '/api/Item/ItemGetImmutableConfigurationItems',
  summary: 'Items that do not depend on the project options, by list.',
  input: z.object({ productLine, version: ofList }),
  output: z.object({
    transitionConfigurationItems: z.array(item),
    stairConfigurationItems: z.array(item),
    portableConfigurationItems: z.array(item),
    vplConfigurationItems: z.array(item),
    miscConfigurationItems: z
      .array(item)
      .apply(described, 'Landing pads, 45-degree parts, gates and pieces.'),
    noGenerateConfigurationItems: z.array(item).apply(described, 'Universal transitions and thresholds.'),
  }),
})

export const itemTransformConfigurationItem = endpoint({
  method: 'POST',
  path: '/api/Item/ItemTransformConfigurationItem',
  summary: 'The item that replaces another after a change of size, rail, surface, profile or turn.',
  input: z.object({
    productLine,
    currentItemNumber: itemNumber,
    requestedUsableWidth: z.optional(size),
    requestedUsableLength: z.optional(size),
    requestedIsLowPro: z.optional(z.boolean()),
    requestedIsTurn: z.optional(z.boolean()),
    requestedRailType: z.optional(z.enum(HANDRAILS)),
    requestedSurfaceType: z.optional(z.enum(SURFACES)),
    originalWidth: z.optional(size),
    originalLength: z.optional(size),
    version: ofList,
  }),
  output: z.object({
    shortName: z.string(),
    itemNumber: z.string(),
    description: z.string(),
    surfaceType: z.nullable(z.enum(SURFACES)),
    railType: z.nullable(z.enum(HANDRAILS)),
    isLowPro: z.boolean(),
    item: item.apply(described, 'The complete item. A custom part is stored with the layout.'),
  }),
})

export const itemConfigurationItemTransforms = endpoint({
  method: 'POST',
  path: '/api/Item/ItemConfigurationItemTransforms',
  summary: 'Every stock item of the same kind and size, with other rails, surface or profile.',
  input: z.object({ productLine, currentItemNumber: itemNumber }),
  output: z.array(item),
})

export const itemRequestTransitionConfigurationItems = endpoint({
  method: 'POST',
  path: '/api/Item/ItemRequestTransitionConfigurationItems',
  summary: 'The transitions of a product line. With a ramp width, those that fit it are first.',
  input: z.object({ productLine, usableWidth: z.optional(size) }),
  output: z.array(item),
})

export const catalogItemsGet = endpoint({
  method: 'POST',
  path: '/api/Item/CatalogItemsGet',
  summary: 'Items that can be ordered with the drawn system, each with quantity 0.',
  input: z.object({ productLine, version: ofList }),
  output: z.array(z.extend(itemQuantity, { itemType: z.string(), description: z.string() })),
})
