import type { CatalogueData, Layout } from '@ramp/domain'
import type { Made } from './make-model.ts'

/** First the catalogue, once; then each layout that is to be shown. */
export type ModelAsked =
  | { readonly kind: 'catalogue'; readonly catalogue: CatalogueData }
  | { readonly kind: 'layout'; readonly number: number; readonly layout: Layout }

export type ModelMessage =
  | { readonly kind: 'made'; readonly number: number; readonly made: Made }
  | { readonly kind: 'failed'; readonly number: number }
