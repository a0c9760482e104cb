import type { ProductRules } from '@ramp/domain'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Integer cents as money: 897991 is `$8,979.91`. */
export const moneyText = (cents: number) => dollars.format(cents / 100)

export const numberText = (value: number) => plain.format(value)

/** An ISO moment in the person's own time. */
export const momentText = (iso: string) => day.format(new Date(iso))

/** A product line with its code, which some lines have for a name: `PATHWAY 3G (P3G)`, `APD`. */
export const productText = ({ code, name }: Pick<ProductRules, 'code' | 'name'>) =>
  name === code ? name : `${name} (${code})`

/** What stands where there is nothing yet. */
export const nothingYet = '–'
