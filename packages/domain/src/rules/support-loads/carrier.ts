import type { PartId } from '../../model/layout/part.ts'

/** What a part is carried by: a leg, another part that it hangs on, the ground it lies on, or the structure at its entrance. */
export type Carrier =
  | { readonly kind: 'leg'; readonly id: string }
  | { readonly kind: 'part'; readonly id: PartId }
  | { readonly kind: 'ground' }
  | { readonly kind: 'structure' }

/** One carrier and the fraction of the load it gets. */
export type Share = { readonly carrier: Carrier; readonly fraction: number }

export const GROUND: Carrier = { kind: 'ground' }
export const STRUCTURE: Carrier = { kind: 'structure' }

/** The same fraction for each; nothing where there is none. */
export const equalShares = (carriers: readonly Carrier[]): readonly Share[] =>
  carriers.map((carrier) => ({ carrier, fraction: 1 / carriers.length }))

/** Shares of a part of the load. */
export const fractionOf = (fraction: number, shares: readonly Share[]): readonly Share[] =>
  shares.map((share) => ({ ...share, fraction: share.fraction * fraction }))
