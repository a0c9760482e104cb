import { PRICE_LEVELS } from '@ramp/domain'
import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { contractTable, priceTerms } from './price-terms.ts'

const counter = z.int().check(z.minimum(0)).apply(described, 'Counts the saves. 0 before the first one.')
const basedOn = counter.apply(
  described,
  'Counter as last read. If someone has saved since, the answer is 409.',
)

const dealerPrices = z.object({
  terms: priceTerms,
  counter,
  savedAt: z.nullable(moment),
  savedBy: z.nullable(z.string()),
  hasPurchaseLevel: z
    .boolean()
    .apply(
      described,
      'Whether internal staff have entered the level you buy at. Without it no cost is known.',
    ),
  tables: z.array(
    z.object({
      name: z.string(),
      from: z.string(),
      until: z.string(),
      items: z.int(),
      importedAt: moment,
      importedBy: z.string(),
    }),
  ),
})
export type DealerPrices = z.infer<typeof dealerPrices>

export const getDealerPrices = endpoint({
  method: 'GET',
  path: '/api/dealer-prices',
  summary: 'How your company builds its prices, and its contract tables. For the owner.',
  input: z.object({}),
  output: dealerPrices,
})

export const saveDealerPrices = endpoint({
  method: 'POST',
  path: '/api/dealer-prices',
  summary: 'Saves how your company builds its prices. Issued quotes keep theirs. For the owner.',
  input: z.object({ terms: priceTerms, basedOn }),
  output: dealerPrices,
})

export const addContractTable = endpoint({
  method: 'POST',
  path: '/api/dealer-prices/contract-tables',
  summary:
    'Adds a contract table: prices by item number, from one day until another. It does not change later. For the owner.',
  input: contractTable,
  output: dealerPrices,
})

const purchaseLevel = z.object({
  customerNumber: z.string(),
  level: z.nullable(z.enum(PRICE_LEVELS)),
  setBy: z.nullable(z.string()),
  setAt: z.nullable(moment),
})

export const getPurchaseLevel = endpoint({
  method: 'GET',
  path: '/api/purchase-levels/:customerNumber',
  summary: 'The price level a dealer buys at. Null while it is not entered. For internal staff.',
  input: z.object({ customerNumber: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: purchaseLevel,
})

export const setPurchaseLevel = endpoint({
  method: 'POST',
  path: '/api/purchase-levels/:customerNumber',
  summary:
    'Sets the price level a dealer buys at. The price level of quotes does not change. For internal staff.',
  input: z.object({
    customerNumber: z.string().check(z.minLength(1), z.maxLength(40)),
    level: z.enum(PRICE_LEVELS),
  }),
  output: purchaseLevel,
})
