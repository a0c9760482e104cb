const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Whole cents as money: 897991 is `$8,979.91`. Less of nothing is nothing: -0 has no sign. */
export const moneyText = (cents: number): string => dollars.format(cents / 100 + 0)

/** At most two decimals. */
export const numberText = (value: number): string => plain.format(value)

/** A price of the catalog. Nothing is sold for $0.00: an item that is made to order has no price. */
export const unitPriceText = (cents: number): string => (cents === 0 ? 'Not priced' : moneyText(cents))

/** What a line comes to; nothing, where its item has no price. */
export const lineTotalText = (cents: number): string => (cents === 0 ? '–' : moneyText(cents))
