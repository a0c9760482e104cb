import type { CatalogueData, FitAsk, FitReason, Proposal, Relaxation } from '@ramp/domain'

/** A proposal without what follows from its layout, which is worked out again where it is shown. */
export type Offered = Omit<Proposal, 'analysis'>

/** The same way has the same key, whatever its rank. */
export const keyOf = ({ layout }: Offered): string => JSON.stringify(layout.parts)

/** A change under which something fits. */
export type OfferedChange = Pick<Relaxation, 'change' | 'text'> & {
  readonly offered: Offered
}

export type FitRequest = { readonly ask: FitAsk; readonly catalogue: CatalogueData }

/** What the worker says: what it has first, and at last the whole answer. */
export type FitMessage =
  | { readonly kind: 'progress'; readonly proposals: readonly Offered[] }
  | {
      readonly kind: 'answer'
      readonly proposals: readonly Offered[]
      readonly reasons: readonly FitReason[]
      readonly changes: readonly OfferedChange[]
    }
  | { readonly kind: 'failed'; readonly message: string }
