import type { Inches, PartId, Point } from '@ramp/domain'
import type { Role } from './role.ts'

/** A place in the room: x and y as on the layout (y down the drawing), z up, inches above the datum. */
export type Point3 = Point & { readonly z: Inches }

/** What a solid belongs to: a part, one of its legs or braces, a closure, or something of the site, by its id. */
export type Owner =
  | { readonly kind: 'part'; readonly id: PartId }
  | { readonly kind: 'leg'; readonly id: string; readonly part: PartId }
  | { readonly kind: 'brace'; readonly id: string; readonly part: PartId }
  | { readonly kind: 'closure'; readonly id: string; readonly part: PartId }
  | { readonly kind: 'site'; readonly id: string }

type Owned = { readonly owner: Owner; readonly role: Role }

/** A plate over a convex outline, clockwise as seen on the layout: each of its two faces has a height at each corner and is flat. */
export type Prism = Owned & {
  readonly kind: 'prism'
  readonly outline: readonly Point[]
  /** Height of the upper face at each corner of the outline. */
  readonly top: readonly Inches[]
  /** Height of the lower face at each corner: a ramp grows thinner where it comes down to the ground. */
  readonly bottom: readonly Inches[]
}

/** A straight bar from middle to middle of its ends; `size` is its diameter, or the side of its square. */
export type Bar = Owned & {
  readonly kind: 'bar'
  readonly section: 'round' | 'square'
  readonly from: Point3
  readonly to: Point3
  readonly size: Inches
}

/** A block that stands upright: `at` is the middle of its lower face. */
export type BoxSolid = Owned & {
  readonly kind: 'box'
  readonly at: Point3
  /** Along x and y before it is turned, and its height. */
  readonly size: { readonly x: Inches; readonly y: Inches; readonly z: Inches }
  /** Degrees clockwise about `at`, seen on the layout. */
  readonly turn: number
}

/** A face without thickness, such as the ground: triangles over its corners. */
export type SurfaceSolid = Owned & {
  readonly kind: 'surface'
  readonly corners: readonly Point3[]
  readonly triangles: readonly (readonly [number, number, number])[]
}

/** One thing that is there: a deck, a rail, a post, a leg, a foot, a wall. */
export type Solid = Prism | Bar | BoxSolid | SurfaceSolid
