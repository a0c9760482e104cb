/** Work that a price leaves out where nobody said otherwise. */
export const WORK_LEFT_OUT = [
  'Work on the storm door',
  'Removal of old steps',
  'Lawn, planting, or paving',
] as const

export type OfferSettings = {
  /** One price, a price for each item too, or none. */
  readonly price: 'one' | 'itemized' | 'none'
  /** Days from its date that it holds; null while nobody entered them. */
  readonly validDays: number | null
  /** Whose part it states, by name; null for the customer's own proposal. */
  readonly payer: string | null
}

export const DEFAULT_OFFER: OfferSettings = { price: 'one', validDays: null, payer: null }
