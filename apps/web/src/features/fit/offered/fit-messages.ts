import type { CatalogueData, FitReason, FitRequest, Proposal, Relaxation } from '@ramp/domain'

/** A proposal without what follows from its layout, which is worked out again where it is shown. */
export type Offered = Omit<Proposal, 'analysis'>

/** The same way has the same key, whatever its rank. */
export const keyOf = ({ layout }: Offered): string => JSON.stringify(layout.parts)

/** A change under which something fits. */
export type OfferedChange = Pick<Relaxation, 'change' | 'text'> & {
  readonly offered: Offered
}

export type FitSearch = {
  readonly ask: FitRequest
  readonly catalogue: CatalogueData
  /** Eight times as much is looked at. */
  readonly isLong: boolean
}

/** What is known: ramps, or why there are none and what would fit. */
export type FitKnown = {
  readonly proposals: readonly Offered[]
  readonly reasons: readonly FitReason[]
  readonly changes: readonly OfferedChange[]
  readonly notes: readonly string[]
  /** Whether nothing else that was looked for costs less. */
  readonly isProven: boolean
  /** Whether the search ended before it had tried every layout. */
  readonly isCutShort: boolean
}

/** What the worker says: what it has first, changes that help as they are found, and at last the answer. */
export type FitMessage =
  | (FitKnown & { readonly kind: 'progress' | 'answer' })
  | { readonly kind: 'failed'; readonly message: string }
