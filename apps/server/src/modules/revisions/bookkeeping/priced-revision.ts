import { revisionName } from '@ramp/contracts'
import type { Line } from '@ramp/domain'
import { PRICED_REVISION_FORMAT, type PricedRevision } from '@ramp/formats'
import { type PrintedCharge, type PrintedPrice, taxName } from '@ramp/pricing'

type Row = PricedRevision['rows'][number]
type Bare = Omit<Row, 'option' | 'revision'>

type Issued = {
  readonly quote: string
  readonly option: number
  readonly letter: string
  readonly issuedAt: Date
  /** Null where it was issued without one: its parts are listed without rates. */
  readonly price: PrintedPrice | null
  readonly lines: readonly Line[]
}

/** An issued revision for bookkeeping, of the figures that were frozen. */
export function pricedRevisionOf({ quote, option, letter, issuedAt, price, lines }: Issued): PricedRevision {
  const rows = price ? rowsOfPrice(price) : lines.map(unpricedRow)
  return {
    format: PRICED_REVISION_FORMAT,
    quote,
    option,
    revision: letter,
    name: revisionName(quote, { option, letter }),
    issuedAt: issuedAt.toISOString(),
    rows: rows.map((row) => ({ ...row, option, revision: letter })),
    totals: price && totalsOf(price),
  }
}

const NO_PART = { itemNumber: '', shortName: '', weight: 0 }
const ONE = { quantity: 1, unit: 'job' }

const rowsOfPrice = ({ charges, discount, taxes }: PrintedPrice): readonly Bare[] => [
  ...charges.flatMap(rowsOfCharge),
  ...(discount
    ? [
        {
          ...NO_PART,
          ...ONE,
          kind: 'discount' as const,
          description: discount.name,
          group: '',
          rate: discount.cents,
          amount: discount.cents,
          taxable: null,
        },
      ]
    : []),
  ...(taxes ?? []).map((tax) => ({
    ...NO_PART,
    ...ONE,
    kind: 'tax' as const,
    description: taxName(tax),
    group: '',
    rate: tax.cents,
    amount: tax.cents,
    taxable: false,
  })),
]

/** A row for each part, or one for a charge that is one amount. */
function rowsOfCharge({ lines, name, group, isTaxed: taxable, ...charge }: PrintedCharge): readonly Bare[] {
  const { quantity, unit, rate, cents: amount } = charge
  const whole = {
    ...NO_PART,
    kind: 'charge',
    description: name,
    group,
    quantity,
    unit,
    rate,
    amount,
    taxable,
  }
  if (lines.length === 0) return [{ ...whole, kind: 'charge' }]
  return lines.map(({ cents, ...line }) => ({
    ...line,
    kind: 'charge',
    group,
    unit: 'each',
    amount: cents,
    taxable,
  }))
}

const unpricedRow = ({ itemNumber, shortName, description, quantity, weight }: Line): Bare => ({
  kind: 'charge',
  itemNumber,
  shortName,
  description,
  group: 'parts',
  quantity,
  unit: 'each',
  rate: null,
  amount: null,
  taxable: null,
  weight,
})

const totalsOf = ({ beforeTax, taxes, total }: PrintedPrice) => ({
  beforeTax,
  tax: taxes?.reduce((sum, { cents }) => sum + cents, 0) ?? null,
  total,
})
