import { described, moment, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { optionNumber } from '../fields/option-number.ts'

/** What a price list may be called: it stands on every quote, and in file names. */
export const PRICE_LIST_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/

const name = z
  .string()
  .check(z.trim(), z.regex(PRICE_LIST_NAME, 'must be 1 to 40 letters, digits, dots or dashes'))
  .apply(described, 'The catalog version of every quote with its prices.')

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date as 2027-01-31'))
const cents = z.number().apply(described, 'Cents.')

const priceList = z.object({
  name: z.string(),
  state: z
    .enum(['past', 'in-force', 'coming', 'withdrawn'])
    .apply(described, 'One list is in effect. An upcoming one replaces it on its first day.'),
  holdsFrom: z.nullable(day).apply(described, 'First day of its prices. Null for the list of a release.'),
  honoredUntil: z
    .nullable(day)
    .apply(described, 'Last day on which orders at the prices of the previous list are honored.'),
  publishedAt: moment,
  publishedBy: z.nullable(z.string()).apply(described, 'For internal staff.'),
  withdrawnAt: z.nullable(moment),
  withdrawnBy: z.nullable(z.string()),
})
export type PriceList = z.infer<typeof priceList>

export const listPriceLists = endpoint({
  method: 'GET',
  path: '/api/price-lists',
  summary:
    'The price list in effect and upcoming ones. Internal staff see every list, with who published it.',
  input: z.object({}),
  output: z.object({ today: day, lists: z.array(priceList) }),
})

const itemFields = {
  itemNumber: z.string(),
  shortName: z.string(),
  description: z.string(),
  productLines: z.array(productLine),
}

const changes = z.object({
  added: z.array(z.object({ ...itemFields, price: z.nullable(cents) })),
  gone: z.array(z.object({ ...itemFields, price: z.nullable(cents) })),
  prices: z.array(z.object({ ...itemFields, before: z.nullable(cents), after: z.nullable(cents) })),
  superseded: z.array(z.object({ ...itemFields, successor: z.string() })),
  ending: z.array(z.object({ ...itemFields, endOfSale: day })),
  described: z.array(z.object({ ...itemFields, columns: z.array(z.string()) })),
})

const touched = z.object({
  id: z.string().apply(described, 'Number of the quote.'),
  option: optionNumber,
  name: z.string().apply(described, 'Empty where quotes of every customer are listed.'),
  customerNumber: z.string(),
  before: cents.apply(described, 'Cents of its parts with the previous list.'),
  after: cents.apply(described, 'Cents of its parts with this list.'),
})
export type TouchedQuote = z.infer<typeof touched>

const effect = z.object({
  drafts: z
    .number()
    .apply(described, 'Options with a drawing that were never issued. They use the list from its first day.'),
  notPriced: z
    .number()
    .apply(described, 'Drafts whose price was not calculated: too many, or drawings with errors.'),
  touched: z.array(touched).apply(described, 'Drafts whose price changes.'),
  issued: z.literal(0).apply(described, 'Issued quotes whose price changes: none.'),
})

const toPublish = z.object({
  name,
  holdsFrom: day.apply(described, 'First day of its prices, today or later.'),
  honoredUntil: z
    .optional(z.nullable(day))
    .apply(described, 'Last day on which orders at the old prices are honored; none without it.'),
  fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  base64File: z
    .string()
    .check(z.minLength(1), z.maxLength(1_400_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64'))
    .apply(described, 'The list as a spreadsheet program saves it as CSV, base64.'),
})

export const checkPriceList = endpoint({
  method: 'POST',
  path: '/api/price-lists/check',
  summary:
    'Checks the file of a price list: its problems, or the changes it would make. It is not published. For internal staff.',
  input: toPublish,
  output: z.object({
    problems: z
      .array(z.string())
      .apply(described, 'Each names file, line and column. With any, nothing can be published.'),
    replaces: z.string().apply(described, 'The list in effect before it.'),
    changes: z.nullable(changes),
    effect: z.nullable(effect),
  }),
})
export type PriceListCheck = z.infer<(typeof checkPriceList)['output']>

export const publishPriceList = endpoint({
  method: 'POST',
  path: '/api/price-lists',
  summary:
    'Publishes a price list, which can no longer be changed. It can be withdrawn until its first day. For internal staff.',
  input: toPublish,
  output: priceList,
})

const listNamed = z.object({ name })

export const takeBackPriceList = endpoint({
  method: 'POST',
  path: '/api/price-lists/:name/take-back',
  summary: 'Withdraws an upcoming price list. For internal staff.',
  input: listNamed,
  output: priceList,
})

export const getPriceListFile = endpoint({
  method: 'GET',
  path: '/api/price-lists/:name/file',
  summary: 'A price list as CSV, to be edited and published under another name. For internal staff.',
  input: listNamed,
  output: z.object({ fileName: z.string(), text: z.string() }),
})

export const listTouchedQuotes = endpoint({
  method: 'GET',
  path: '/api/price-lists/:name/quotes',
  summary: 'Your quotes that were never issued and whose price an upcoming list changes.',
  input: listNamed,
  output: effect,
})
