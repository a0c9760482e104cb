const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Whole cents as money: 897991 is `$8,979.91`. Less of nothing is nothing: -0 has no sign. */
export const moneyText = (cents: number): string => dollars.format(cents / 100 + 0)

/** At most two decimals. */
export const numberText = (value: number): string => plain.format(value)
