import type { Cents, Pounds } from '@ramp/domain'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** `$8,979.91` */
export const moneyText = (cents: Cents): string => dollars.format(cents / 100)
/** `1,046 lb` */
export const weightText = (pounds: Pounds): string => `${whole.format(pounds)} lb`
/** At most two decimals. */
export const numberText = (value: number): string => plain.format(value)
/** `1 : 12` from `1:12`. */
export const ratioText = (ratio: string): string => ratio.replace(':', ' : ')
