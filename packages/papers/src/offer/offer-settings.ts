/** What may be in the price of a ramp, or not (outputs, offer). */
export const EXTRAS = ['delivery', 'permit', 'tax', 'storm-door', 'removal', 'landscaping'] as const
export type Extra = (typeof EXTRAS)[number]

export const EXTRA_NAMES: Readonly<Record<Extra, string>> = {
  delivery: 'Delivery and building the ramp',
  permit: 'Permit fee',
  tax: 'Sales tax',
  'storm-door': 'Work on the storm door',
  removal: 'Taking away old steps',
  landscaping: 'Lawn, planting or paving',
}

export type OfferSettings = {
  /** One price, a price for each item, or none. */
  readonly price: 'one' | 'itemized' | 'none'
  readonly included: readonly Extra[]
  /** Days from its date that it holds. */
  readonly validDays: number
}

export const DEFAULT_OFFER: OfferSettings = { price: 'one', included: [], validDays: 30 }
