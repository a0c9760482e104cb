import type { Degrees, Inches, JointEnd, JointKind, Point, Position } from '@ramp/domain'

/** The joint that letting go here would make. */
export type JointPreview = {
  /** The side that moves. */
  readonly moving: JointEnd
  /** The side that stands still. */
  readonly standing: JointEnd
  /** null for a transition, which lies against a side without being a joint. */
  readonly kind: JointKind | null
  /** Seen standing on the wider part and looking outward. */
  readonly position: Position
  /** The shared edge. */
  readonly line: readonly [Point, Point]
}

/** A place flush against another part. */
export type Snap = {
  /** What to add to the movement to get there. */
  readonly by: Point
  readonly joint: JointPreview
}

/** A flush place for a part that is not on the layout yet; it may be turned to fit. */
export type PlaceSnap = { readonly at: Point; readonly rotation: Degrees; readonly joint: JointPreview }

/** A line along which edges or centres of parts stand in one row. */
export type Guide = {
  readonly axis: 'x' | 'y'
  /** Where the line lies on that axis. */
  readonly at: Inches
  /** Extent of the line on the other axis. */
  readonly from: Inches
  readonly to: Inches
  /** The gap between the two parts along the line, where there is one. */
  readonly gap: { readonly from: Inches; readonly to: Inches } | null
}
