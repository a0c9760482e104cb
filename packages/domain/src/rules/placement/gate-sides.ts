import { distance, dot, type Point, subtract } from '../../base/geometry/point.ts'
import { type Inches, isAtMost } from '../../base/units.ts'
import { SIDES } from '../../model/layout/part.ts'
import { isPlatform } from './decks.ts'
import type { PlacedPart, PlacedSide, Placement } from './placed-part.ts'

/** A gate is on a platform side when its middle is this close to the edge. */
const ON_SIDE: Inches = 8

export const gatesOf = ({ parts }: Pick<Placement, 'parts'>): readonly PlacedPart[] =>
  parts.filter(({ item }) => item.role === 'gate')

/** The platform side a gate is on; several where they lie on one line, as where two platforms meet; none where it is on none. */
export function sidesUnderGate(
  { part }: PlacedPart,
  { parts }: Pick<Placement, 'parts'>,
): readonly PlacedSide[] {
  const under = parts
    .filter((placed) => placed.isSystem && isPlatform(placed))
    .flatMap(({ sides }) => SIDES.map((side) => sides[side]))
    .filter((side) => isOver(part.at, side))
  const nearest = Math.min(...under.map((side) => awayFrom(part.at, side)))
  return under.filter((side) => isAtMost(awayFrom(part.at, side), nearest))
}

const awayFrom = (at: Point, { middle, normal }: PlacedSide): Inches =>
  Math.abs(dot(subtract(at, middle), normal))

const isOver = (at: Point, side: PlacedSide): boolean =>
  isAtMost(awayFrom(at, side), ON_SIDE) && isAtMost(distance(at, side.middle), side.length / 2 + ON_SIDE)
