import type { Item } from '../catalogue/item.ts'
import { add, type Point, rotate, scale, subtract } from '../geometry/point.ts'
import { type Position, SIDES, type Side } from '../layout/part.ts'
import { type Degrees, normalizeAngle } from '../units.ts'
import { sideMiddle } from './place-parts.ts'
import type { PlacedSide } from './placed-part.ts'

type Attachment = {
  /** The side that is already there. */
  readonly to: PlacedSide
  /** The item to put against it. */
  readonly item: Item
  readonly mySide: Side
  /** Where the narrower of the two sides sits, seen standing on the wider part and looking outward. */
  readonly position: Position
}

/** Centre and rotation that put a side of an item flush against a placed side. */
export function attachTo({ to, item, mySide, position }: Attachment): {
  readonly at: Point
  readonly rotation: Degrees
} {
  const width = item.width ?? item.usableWidth ?? 0
  const length = item.length ?? item.usableLength ?? 0
  const rotation = normalizeAngle(to.facing + 180 - SIDES.indexOf(mySide) * 90)
  const mine = mySide === 'TOP' || mySide === 'BOTTOM' ? width : length
  const middle = middleAt(to, mine, position)
  return { at: subtract(middle, rotate(sideMiddle(mySide, { width, length }), rotation)), rotation }
}

function middleAt(to: PlacedSide, mine: number, position: Position): Point {
  if (position === 'CENTER') return to.middle
  // Seen from a wider newcomer left and right change places, and so does which side stands still: both cancel out.
  const towardsRight = position === 'RIGHT'
  const rightward = scale(subtract(to.right, to.left), 1 / to.length)
  const shift = Math.abs(to.length - mine) / 2
  return add(to.middle, scale(rightward, towardsRight ? shift : -shift))
}
