import { type ProductLine, productRules } from '@ramp/domain'

export type ProductCard = {
  readonly product: ProductLine
  readonly name: string
  readonly tagline: string | null
  /** Shown only on internal and local hosts (spec 1 §2). */
  readonly isInternalOnly: boolean
  /** Why the button is disabled; null when the product can be designed. */
  readonly closedBecause: string | null
}

const NO_CATALOGUE = 'The catalog of this product line is not loaded yet.'
const NOT_OFFERED = 'This product line cannot be designed here.'

const card = (product: ProductLine, isInternalOnly: boolean, tagline: string | null): ProductCard => ({
  product,
  name: productRules(product).name,
  tagline,
  isInternalOnly,
  closedBecause: productRules(product).isOpen ? null : NO_CATALOGUE,
})

/** The product picker, with the specification's own spelling (spec 1 §2, setup screen). */
const CARDS: readonly ProductCard[] = [
  card('P3G', false, 'Moduler Access System'),
  card('P2G', true, null),
  card('PHD', true, 'Code Compliant Moduler Access System'),
  { ...card('T3G', true, null), closedBecause: NOT_OFFERED },
  { ...card('RAILWAY', true, null), closedBecause: NOT_OFFERED },
]

/** The cards a host shows: all of them only where the host name contains 'internal' or 'localhost'. */
export const cardsFor = (host: string): readonly ProductCard[] =>
  CARDS.filter(({ isInternalOnly }) => !isInternalOnly || /internal|localhost/.test(host))
