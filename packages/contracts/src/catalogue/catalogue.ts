import { type CatalogueData, PRICE_LEVELS } from '@ramp/domain'
import { item, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { ofList } from './of-list.ts'

export const catalogueData = z.object({
  version: z.string(),
  productLine,
  items: z.array(item),
  priceLevels: z.array(z.object({ level: z.enum(PRICE_LEVELS), percent: z.number() })),
}) satisfies z.ZodMiniType<CatalogueData>

/** Answered with an ETag: a browser that has this version is told so in a few bytes. */
export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue/:productLine',
  summary: 'The complete catalog of a product line, for the live analysis in the browser.',
  input: z.object({ productLine, version: ofList }),
  output: catalogueData,
})
