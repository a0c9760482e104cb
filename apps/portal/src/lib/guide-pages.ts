import type { Place } from './place.ts'

/** The page of the guide for each place of the portal, as its address is after `/documentation/`. */
export const GUIDE_OF_PLACE: Readonly<Record<Exclude<Place['kind'], 'nowhere'>, string>> = {
  quotes: 'dealer-portal/about',
  'new-quote': 'dealer-portal/create-a-quote',
  quote: 'dealer-portal/read-a-quote',
  audit: 'dealer-portal/audit',
  'price-lists': 'dealer-portal/price-lists',
  prices: 'dealer-portal/how-your-prices-are-built',
  company: 'dealer-portal/your-company-on-proposals',
  settings: 'dealer-portal/options-and-revisions',
}

/** For what several places show. */
export const GUIDE_OF_CONTENT = {
  notMet: 'confirm/what-does-not-met-mean-for-me',
  documents: 'dealer-portal/documents-of-a-quote',
  revisions: 'dealer-portal/options-and-revisions',
  price: 'dealer-portal/price-of-a-quote',
} as const

export const guidePageAt = ({ kind }: Place): string | null =>
  kind === 'nowhere' ? null : GUIDE_OF_PLACE[kind]
