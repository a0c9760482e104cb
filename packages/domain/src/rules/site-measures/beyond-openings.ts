import { add, distance, dot, normalOf, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { awayFrom, isInside, stretchesOf } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import { type Porch, porchAtStart, type Site, type SiteDoor } from '../../model/layout/site.ts'
import type { OpeningJoint } from '../connections/joint.ts'
import type { PlacedSide } from '../placement/placed-part.ts'

/** A door of which place and facing are known; one that only has a height is somewhere. */
export type PlacedDoor = SiteDoor & {
  readonly at: Point
  readonly faces: NonNullable<SiteDoor['faces']>
}

/** What an entrance or exit leads to, and what the site holds of it. */
export type Beyond =
  | { readonly kind: 'door'; readonly door: PlacedDoor | null }
  | { readonly kind: 'porch'; readonly porch: Porch | null; readonly door: PlacedDoor | null }
  | { readonly kind: 'structure' }
  | { readonly kind: 'unknown' }

/** A door belongs to the entrance whose side is this close to it. */
const AT_DOOR: Inches = 24
/** An end this close to the edge of a porch is at the porch (site 3, rule 2). */
const AT_PORCH: Inches = 3
/** A door in the wall behind a porch is on its edge, or this close to it. */
const ON_PORCH: Inches = 1

/** What a person said comes first; else a porch or a door of the site that the side is at. */
export function beyondOf(
  { use, leadsTo }: Pick<OpeningJoint, 'use' | 'leadsTo'>,
  side: PlacedSide,
  site: Site,
): Beyond {
  if (leadsTo === 'structure') return { kind: 'structure' }
  if (use === 'exit') return { kind: 'unknown' }
  const door = doorBefore(side, site) ?? null
  if (leadsTo === 'door') return { kind: 'door', door }
  const porch = porchAt(side, site)
  if (leadsTo === 'porch' || (leadsTo === undefined && porch))
    return { kind: 'porch', porch, door: porch && doorOnPorch(porch, site) }
  return door ? { kind: 'door', door } : { kind: 'unknown' }
}

export const isPlacedDoor = (door: SiteDoor): door is PlacedDoor =>
  door.at !== undefined && door.faces !== undefined

/** The door of the site that a side is in front of. */
export const doorBefore = (side: PlacedSide, { doors }: Pick<Site, 'doors'>): PlacedDoor | undefined =>
  doors.filter(isPlacedDoor).find(({ at }) => isBefore(side, at))

/** The door whose way out goes over a side: the side faces the door, or the edge of the porch the way starts at. */
export const doorFacedBy = (side: PlacedSide, site: Site): PlacedDoor | undefined =>
  site.doors
    .filter(isPlacedDoor)
    .find((door) =>
      porchAtStart(site, door)
        ? facesPorch(side, site)
        : isBefore(side, door.at) && dot(side.normal, normalOf(door.faces)) < -STRAIGHT,
    )

/** Cosine of two directions that are taken as one. */
const STRAIGHT = 0.99

const facesPorch = ({ middle, normal }: PlacedSide, { porch }: Site): boolean =>
  porch !== undefined && isInside(porch.outline, add(middle, scale(normal, AT_PORCH)))

const isBefore = ({ middle, normal, length }: PlacedSide, at: Point): boolean => {
  const off = subtract(at, middle)
  return Math.abs(dot(off, normal)) <= AT_DOOR && distance(off, scale(normal, dot(off, normal))) <= length / 2
}

/** The porch that the system starts at, where a side is at its edge. */
function porchAt({ middle }: PlacedSide, { porch }: Site): Porch | null {
  if (porch?.use !== 'start') return null
  const isThere = isInside(porch.outline, middle) || offEdge(porch.outline, middle) <= AT_PORCH
  return isThere ? porch : null
}

const offEdge = (outline: readonly Point[], at: Point): Inches =>
  Math.min(...stretchesOf(outline).map(([from, to]) => awayFrom(from, to, at)))

/** The door that opens onto a porch. */
const doorOnPorch = ({ outline }: Porch, { doors }: Pick<Site, 'doors'>): PlacedDoor | null =>
  doors.filter(isPlacedDoor).find(({ at }) => isInside(outline, at) || offEdge(outline, at) <= ON_PORCH) ??
  null
