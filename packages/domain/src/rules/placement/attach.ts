import { add, type Point, rotate, scale, subtract } from '../../base/geometry/point.ts'
import { type Degrees, type Inches, normalizeAngle } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Position, Side } from '../../model/layout/part.ts'
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

/** Where a part stands. */
export type Place = { readonly at: Point; readonly rotation: Degrees }

/** Centre and rotation that put a side of an item flush against a placed side. */
export const attachTo = ({ to, item, mySide, position }: Attachment): Place =>
  standWith({
    item,
    mySide,
    middle: flushMiddle(to, shapeOf(item).lengths[mySide], position),
    facing: to.facing + 180,
  })

type Stand = Pick<Attachment, 'item' | 'mySide'> & {
  /** Where the middle of the side shall lie, and which way it shall face. */
  readonly middle: Point
  readonly facing: Degrees
}

/** Centre and rotation that bring a side of an item to a place. */
export function standWith({ item, mySide, middle, facing }: Stand): Place {
  const shape = shapeOf(item)
  const rotation = normalizeAngle(facing - shape.facings[mySide])
  return { at: subtract(middle, rotate(middleOf(shape, mySide), rotation)), rotation }
}

/** Where the middle of a side so long lies when it is flush against a placed side. */
export function flushMiddle(to: PlacedSide, mine: Inches, position: Position): Point {
  if (position === 'CENTER') return to.middle
  // Seen from a wider newcomer left and right change places, and so does which side stands still: both cancel out.
  const towardsRight = position === 'RIGHT'
  const rightward = scale(subtract(to.right, to.left), 1 / to.length)
  const shift = Math.abs(to.length - mine) / 2
  return add(to.middle, scale(rightward, towardsRight ? shift : -shift))
}
