import type { Label } from '@ramp/view3d'

/** What is lettered over the view. */
export type Lettering = { readonly heights: boolean; readonly tags: boolean }

/** The words that are switched on: legs are tags, all else are heights. */
export const labelsOf = (labels: readonly Label[], { heights, tags }: Lettering): readonly Label[] =>
  labels.filter(({ about }) => (about === 'leg' ? tags : heights))
