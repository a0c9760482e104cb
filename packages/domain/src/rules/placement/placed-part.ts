import type { Point } from '../../base/geometry/point.ts'
import type { Degrees, Inches } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Part, PartId, Side } from '../../model/layout/part.ts'

/** One side of a placed part, in layout coordinates. */
export type PlacedSide = {
  readonly part: PartId
  readonly side: Side
  readonly middle: Point
  /** Unit vector pointing out of the part. */
  readonly normal: Point
  /** Direction of the normal, clockwise from "up" (smaller y): 0, 45, … 315. */
  readonly facing: Degrees
  /** Overall (drawn) length. */
  readonly length: Inches
  /** Usable length, between posts or rails. */
  readonly usableLength: Inches
  /** End points; left and right as seen standing on the part and looking outward. */
  readonly left: Point
  readonly right: Point
}

/** A part with what its catalogue item and its place give it. */
export type PlacedPart = {
  readonly part: Part
  readonly item: Item
  /** Whether it joins, is walked and is checked. */
  readonly isSystem: boolean
  /** Overall size in the part's own frame. */
  readonly width: Inches
  readonly length: Inches
  readonly usableWidth: Inches
  readonly usableLength: Inches
  /** Corners in the part's own frame, about its centre and unturned, clockwise from its top left. */
  readonly corners: readonly Point[]
  /** The same corners where they lie on the layout. */
  readonly outline: readonly [Point, Point, Point, Point]
  readonly sides: Readonly<Record<Side, PlacedSide>>
  /** Upright box around the outline. */
  readonly box: { readonly min: Point; readonly max: Point }
}

export type PartsById = {
  readonly get: (id: PartId) => PlacedPart | undefined
  readonly has: (id: PartId) => boolean
}

export type Placement = {
  readonly parts: readonly PlacedPart[]
  readonly byId: PartsById
  /** Pairs of system parts that touch or nearly touch. */
  readonly neighbours: readonly (readonly [PlacedPart, PlacedPart])[]
  /** Pairs of system parts that lie on one another. */
  readonly overlaps: readonly (readonly [PartId, PartId])[]
}

/** The placement of a whole layout. */
export type LayoutPlacement = Placement & {
  /** Where in `parts` each part stands. */
  readonly places: ReadonlyMap<PartId, number>
  /** Parts whose short name the catalogue does not hold. */
  readonly unknown: readonly Part[]
}
