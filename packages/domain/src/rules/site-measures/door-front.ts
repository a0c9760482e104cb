import { add, normalOf, type Point, scale, subtract } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { SiteDoor } from '../../model/layout/site.ts'

/** Room in front of a door in the direction of travel (IRC R311.3). */
export const WAY_OUT: Inches = 36
const DOOR_WIDTH: Inches = 36

export const widthOfDoor = ({ width = DOOR_WIDTH }: SiteDoor): Inches => width

/** Whether the door or its storm door sweeps over what is in front of it. */
export const opensOut = ({ swing, storm }: SiteDoor): boolean => swing === 'out' || storm?.swing === 'out'

/** The rectangle in front of a door, as wide as itself and so deep, clockwise; null where its place is not known. */
export function doorFront(door: SiteDoor, depth: Inches): readonly Point[] | null {
  const { at, faces } = door
  if (!at || faces === undefined) return null
  const out = normalOf(faces)
  const right = scale({ x: -out.y, y: out.x }, widthOfDoor(door) / 2)
  const end = add(at, scale(out, depth))
  return [subtract(at, right), subtract(end, right), add(end, right), add(at, right)].toReversed()
}
