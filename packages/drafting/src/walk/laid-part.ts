import {
  type Inches,
  isSloped,
  type PartHeight,
  type PartId,
  type PlacedPart,
  type Point,
  type Side,
} from '@ramp/domain'

/** A part where it lies: in nominal sizes as it is drawn, or set out over the ground. */
export type LaidPart = {
  readonly id: PartId
  readonly placed: PlacedPart
  /** The side it is come to by where neither a joint of its run nor an opening says so. */
  readonly entered: Side
  /** Corners as it lies, in the order of the part's own outline. */
  readonly outline: readonly Point[]
  /** How far the walk goes over a part that bends, whose outline does not say so. */
  readonly bentLength?: Inches | undefined
  /** Surface heights above the datum. */
  readonly height: PartHeight
  /** Where a place of the layout on or beside this part lies. */
  readonly toGround: (place: Point) => Point
}

/** Surface height of a part at one of its sides. */
export const heightAtSide = ({ placed, height }: Pick<LaidPart, 'placed' | 'height'>, side: Side): Inches =>
  side === 'BOTTOM' && isSloped(placed.part) ? height.bottom : height.top
