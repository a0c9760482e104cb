/** What the price of an offer leaves out: it is the parts list, and nothing else has a figure. */
export const NOT_INCLUDED = [
  'Delivery',
  'Installation',
  'Permit fee',
  'Sales tax',
  'Work on the storm door',
  'Removal of old steps',
  'Lawn, planting, or paving',
] as const

export type OfferSettings = {
  /** One price, a price for each item, or none. */
  readonly price: 'one' | 'itemized' | 'none'
  /** Days from its date that it holds; null while nobody entered them. */
  readonly validDays: number | null
}

export const DEFAULT_OFFER: OfferSettings = { price: 'one', validDays: null }
