import type { Cents } from '@ramp/domain'
import type { TaxRow } from '../tax/tax-of.ts'
import type { PrintedPrice } from './printed-price.ts'

export type NamedAmount = { readonly name: string; readonly cents: Cents }

/** `Sales tax 8.875%` */
export const taxName = ({ name, percent }: Pick<TaxRow, 'name' | 'percent'>): string => `${name} ${percent}%`

/** Every figure of a price by its name, in the order in which it is printed; together they are the total. */
export const amountsOf = ({ charges, discount, taxes }: PrintedPrice): readonly NamedAmount[] => [
  ...charges.map(({ name, cents }) => ({ name, cents })),
  ...(discount ? [{ name: discount.name, cents: -discount.cents }] : []),
  ...(taxes ?? []).map((tax) => ({ name: taxName(tax), cents: tax.cents })),
]
