import {
  add,
  type Catalogue,
  type Degrees,
  type Drawing,
  type Edit,
  type Layout,
  moveObjects,
  type Part,
  type PartId,
  type PlacedPart,
  type Placement,
  type Point,
  placePart,
  rotateObjects,
} from '@ramp/domain'
import { freePlaceBy } from './snapping/free-place.ts'
import { shifted } from './snapping/shifted.ts'
import { isValidPlace, standingWithout } from './snapping/standing.ts'
import { isValidTurn, turnCentre } from './snapping/turn.ts'

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

/** What is copied together. */
export type Copied = { readonly parts: readonly Part[]; readonly drawings: readonly Drawing[] }

/** Copies of parts and drawings alone lie this far beside them: a foot. */
const BESIDE: Point = { x: 12, y: 12 }

/** Puts copies at a free place near by, under new ids; null when there is none. */
export function copiesOf({ parts, drawings }: Copied, newId: () => string, table: Table): Copied | null {
  const { layout, placement, catalogue } = table
  const copies = parts.map((part) => ({ ...part, id: newId() }))
  const placed = copies.flatMap((part) => placePart(part, catalogue) ?? [])
  const free = freePlaceBy(placed, standingWithout([], placement, layout), layout.project.canvas)
  const shift = parts.length === 0 ? BESIDE : free
  if (!shift) return null
  return {
    parts: copies.map((part) => ({ ...part, at: add(part.at, shift) })),
    drawings: drawings.map((drawing) => ({ ...drawing, id: newId(), at: add(drawing.at, shift) })),
  }
}
