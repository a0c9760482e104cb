import {
  add,
  type Catalogue,
  type Degrees,
  type Layout,
  type PartId,
  type PlacedPart,
  type Placement,
  type Point,
  placePart,
  rotateParts,
  scale,
} from '@ramp/domain'
import { isValidPlace, standingWithout } from './standing.ts'

/** The point parts turn about: the mean of their middles, which stays where it is however often they turn. */
export function turnCentre(ids: readonly PartId[], { byId }: Placement): Point | null {
  const parts = ids.flatMap((id) => byId.get(id)?.part ?? [])
  if (parts.length === 0) return null
  const total = parts.reduce((sum, { at }) => add(sum, at), { x: 0, y: 0 })
  return scale(total, 1 / parts.length)
}

type Turning = { readonly ids: readonly PartId[]; readonly about: Point; readonly degrees: Degrees }

/** Whether turned parts may stay where the turn puts them. */
export function isValidTurn(
  { ids, about, degrees }: Turning,
  layout: Layout,
  placement: Placement,
  catalogue: Catalogue,
): boolean {
  const wanted = new Set(ids)
  const turned = rotateParts(
    ids,
    degrees,
    about,
  )(layout)
    .parts.filter(({ id }) => wanted.has(id))
    .flatMap((part): PlacedPart[] => {
      const placed = placePart(part, catalogue)
      return placed ? [placed] : []
    })
  return isValidPlace(turned, standingWithout(ids, placement, layout))
}
