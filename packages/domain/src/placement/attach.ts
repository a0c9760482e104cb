import type { Item } from '../catalogue/item.ts'
import { add, type Point, rotate, scale, subtract } from '../geometry/point.ts'
import type { Position, Side } from '../layout/part.ts'
import { type Degrees, normalizeAngle } from '../units.ts'
import { middleOf, shapeOf } from './part-shape.ts'
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
  const shape = shapeOf(item)
  const rotation = normalizeAngle(to.facing + 180 - shape.facings[mySide])
  const middle = middleAt(to, shape.lengths[mySide], position)
  return { at: subtract(middle, rotate(middleOf(shape, mySide), rotation)), rotation }
}

function middleAt(to: PlacedSide, mine: number, position: Position): Point {
  if (position === 'CENTER') return to.middle
  // Seen from a wider newcomer left and right change places, and so does which side stands still: both cancel out.
  const towardsRight = position === 'RIGHT'
  const rightward = scale(subtract(to.right, to.left), 1 / to.length)
  const shift = Math.abs(to.length - mine) / 2
  return add(to.middle, scale(rightward, towardsRight ? shift : -shift))
}
