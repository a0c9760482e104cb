/** Where the answer of the server is kept. */
export const DEALER_PRICES = ['dealer-prices'] as const
