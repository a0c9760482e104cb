import type { JointEnd, PartId, Point, SiteKey } from '@ramp/domain'

/** What was clicked in a workflow mode. null: the click hit nothing, so nothing is picked any more. */
export type Pick =
  | { readonly kind: 'part'; readonly part: PartId | null }
  | { readonly kind: 'point'; readonly end: JointEnd | null }
  | { readonly kind: 'closure'; readonly id: string | null }
  | { readonly kind: 'leg'; readonly id: string | null }
  | { readonly kind: 'brace'; readonly id: string | null }
  | { readonly kind: 'spot'; readonly id: string | null }
  | { readonly kind: 'site'; readonly key: SiteKey | null }
  | { readonly kind: 'place'; readonly at: Point | null }
