import type { DoorId, Inches, PhotoSubject, Porch, SiteThingKind, SurfaceKind } from '@ramp/domain'

/** What corners or points that are drawn on the site are for. */
export type OutlineUse =
  | { readonly kind: 'building'; readonly name: string }
  | { readonly kind: 'lot' }
  | { readonly kind: 'yard' }
  | ({ readonly kind: 'porch' } & Omit<Porch, 'outline'>)
  | { readonly kind: 'surface'; readonly surface: SurfaceKind }
  | { readonly kind: 'destination'; readonly name: string }
  /** Two points that the landing touches. */
  | { readonly kind: 'destination-edge'; readonly name: string }
  /** A fence, a wall. */
  | {
      readonly kind: 'line'
      readonly thing: SiteThingKind
      readonly name: string
      readonly thickness: Inches
    }

/** Whether it is a line from its first point to its last, and no area. */
export const isLineUse = ({ kind }: OutlineUse): boolean => kind === 'line' || kind === 'destination-edge'

/** What the next tap on the canvas puts on the site. */
export type SiteUse =
  | { readonly kind: 'spot' }
  /** Left out, the first door. */
  | { readonly kind: 'door'; readonly door?: DoorId | undefined }
  | { readonly kind: 'outline'; readonly of: OutlineUse }
  | {
      readonly kind: 'thing'
      readonly thing: SiteThingKind
      readonly name: string
      readonly width: Inches
      readonly length: Inches
      /** Left out, that of its kind. */
      readonly clearance?: Inches | undefined
      /** Of the graphics library. */
      readonly graphic?: string | undefined
    }
  /** A drag says which way it looks. The id is that of the picture. */
  | { readonly kind: 'photo'; readonly of: PhotoSubject; readonly id: string }
