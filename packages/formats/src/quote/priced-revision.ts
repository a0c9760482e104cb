import * as z from 'zod/mini'
import { BYTE_ORDER_MARK, csvCell } from '../fields/csv-cell.ts'
import { described } from '../fields/described.ts'

export const PRICED_REVISION_FORMAT = 'ramp-priced-revision/1'

const cents = z.int().check(z.minimum(0)).apply(described, 'Cents.')

const row = z.object({
  kind: z
    .enum(['charge', 'discount', 'tax'])
    .apply(described, 'Charges and taxes are added up, a discount is taken off.'),
  itemNumber: z.string().apply(described, 'Empty for what is no part.'),
  shortName: z.string().apply(described, 'Empty for what is no part.'),
  description: z.string(),
  group: z
    .string()
    .apply(described, 'parts, rent, installation, freight, permit or other. Empty for discount and tax.'),
  quantity: z.number(),
  unit: z.string().apply(described, 'each, ft, hour, mile, month or job.'),
  rate: z
    .nullable(cents)
    .apply(described, 'Price of one unit in cents. Null if the revision was issued without a price.'),
  amount: z
    .nullable(cents)
    .apply(described, 'In cents, rounded. Null if the revision was issued without a price.'),
  taxable: z.nullable(z.boolean()).apply(described, 'Null where that was not decided.'),
  weight: z.number().apply(described, 'Pounds, of all of them.'),
  option: z.int(),
  revision: z.string(),
})

/** An issued revision for bookkeeping: what it was sold for, as it was frozen. */
export const pricedRevision = z.object({
  format: z.literal(PRICED_REVISION_FORMAT),
  quote: z.string(),
  option: z.int(),
  revision: z.string().apply(described, 'Letter, such as A.'),
  name: z.string().apply(described, 'Quote, option and letter, such as 1042-1A.'),
  issuedAt: z.string(),
  rows: z.array(row),
  totals: z
    .nullable(z.object({ beforeTax: cents, tax: z.nullable(cents), total: cents }))
    .apply(described, 'In cents. Null without a price; the tax is null where it was not decided.'),
})
export type PricedRevision = z.infer<typeof pricedRevision>
type Row = PricedRevision['rows'][number]

const CENTS_PER_DOLLAR = 100
const dollars = (value: number | null): string =>
  value === null ? '' : (value / CENTS_PER_DOLLAR).toFixed(2)

const WORDS = { true: 'yes', false: 'no', null: '' } as const

const COLUMNS: readonly (readonly [title: string, of: (row: Row) => string | number])[] = [
  ['Kind', ({ kind }) => kind],
  ['Item number', ({ itemNumber }) => itemNumber],
  ['Short name', ({ shortName }) => shortName],
  ['Description', ({ description }) => description],
  ['Group', ({ group }) => group],
  ['Quantity', ({ quantity }) => quantity],
  ['Unit', ({ unit }) => unit],
  ['Rate', ({ rate }) => dollars(rate)],
  ['Amount', ({ amount }) => dollars(amount)],
  ['Taxable', ({ taxable }) => WORDS[`${taxable}`]],
  ['Weight', ({ weight }) => weight],
  ['Option', ({ option }) => option],
  ['Revision', ({ revision }) => revision],
]

/** Its rows as a spreadsheet reads them: dollars with two decimals, and no cell that is a formula. */
export const pricedRevisionCsv = ({ rows }: Pick<PricedRevision, 'rows'>): string =>
  BYTE_ORDER_MARK +
  [COLUMNS.map(([title]) => title), ...rows.map((one) => COLUMNS.map(([, of]) => csvCell(of(one))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
