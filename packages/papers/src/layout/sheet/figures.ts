import type { Cents, Pounds, PriceLevel } from '@ramp/domain'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** `$8,979.91` */
export const moneyFigure = (cents: Cents): string => dollars.format(cents / 100)
/** Nothing is sold for $0.00: an item that is made to order has no price. */
export const unitPriceFigure = (cents: Cents): string => (cents === 0 ? 'Not priced' : moneyFigure(cents))
/** What a line comes to; nothing, where its item has no price. */
export const lineTotalFigure = (cents: Cents): string => (cents === 0 ? '–' : moneyFigure(cents))
/** `1,046 lb` */
export const weightFigure = (pounds: Pounds): string => `${whole.format(pounds)} lb`
/** At most two decimals. */
export const plainFigure = (value: number): string => plain.format(value)
/** `November 21, 2026` */
export const dateFigure = (date: Date): string => day.format(date)

const CENTS = 2
/** Always two decimals, so that a column of them stands point under point. */
export const fixedFigure = (value: number): string => value.toFixed(CENTS)

const PRICE_LEVEL_NAMES: Readonly<Record<PriceLevel, string>> = {
  retail: 'Retail',
  dealer: 'Dealer',
  fss: 'FSS',
}
export const priceLevelName = (level: PriceLevel): string => PRICE_LEVEL_NAMES[level]
