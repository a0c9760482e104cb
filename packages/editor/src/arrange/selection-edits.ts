import {
  type Catalogue,
  type Degrees,
  type Edit,
  type Layout,
  moveObjects,
  type PartId,
  type PlacedPart,
  type Placement,
  type Point,
  rotateObjects,
} from '@ramp/domain'
import { shifted } from '../snapping/shifted.ts'
import { isValidPlace, standingWithout } from '../snapping/standing.ts'
import { isValidTurn, turnCentre } from '../snapping/turn.ts'

/** What is on the table when the selection is changed by a key or a button. */
export type Table = {
  readonly layout: Layout
  readonly placement: Placement
  readonly catalogue: Catalogue
}

const placedOf = (ids: readonly PartId[], { placement }: Table): readonly PlacedPart[] =>
  ids.flatMap((id) => placement.byId.get(id) ?? [])

/** Moves parts by a small step; null where a system part would come to lie on another. */
export function nudge(ids: readonly PartId[], by: Point, table: Table): Edit | null {
  const standing = standingWithout(ids, table.placement, table.layout)
  return isValidPlace(shifted(placedOf(ids, table), by), standing) ? moveObjects(ids, by) : null
}

/**
 * Turns parts by a step, or by as many more as it takes to lie free: a ramp on a platform cannot stand at 45 degrees,
 * but it can go on to 90. Null when no turn is free.
 */
export function turn(ids: readonly PartId[], step: Degrees, table: Table): Edit | null {
  const about = turnCentre(ids, table.placement, table.layout)
  if (!about || step === 0) return null
  for (let degrees = step; Math.abs(degrees) < 360; degrees += step)
    if (isValidTurn({ ids, about, degrees }, table.layout, table.placement, table.catalogue))
      return rotateObjects(ids, degrees, about)
  return null
}
