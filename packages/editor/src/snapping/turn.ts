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
  turnStepOf,
} from '@ramp/domain'
import { isValidPlace, standingWithout } from './standing.ts'

/** The point objects turn about: the mean of their middles, which stays where it is however often they turn. */
export function turnCentre(
  ids: readonly string[],
  { byId }: Placement,
  { drawings }: Pick<Layout, 'drawings'>,
): Point | null {
  const wanted = new Set(ids)
  const parts = [
    ...ids.flatMap((id) => byId.get(id)?.part ?? []),
    ...drawings.filter(({ id }) => wanted.has(id)),
  ]
  if (parts.length === 0) return null
  const total = parts.reduce((sum, { at }) => add(sum, at), { x: 0, y: 0 })
  return scale(total, 1 / parts.length)
}

/** Parts turn by 45 degrees (spec 1 §9), portables alone by 15, rulers and drafting lines alone by 5 (spec 2 §5). */
export function turnStepFor(ids: readonly string[], { parts, drawings }: Layout): Degrees {
  const wanted = new Set(ids)
  const steps = [
    ...parts
      .filter(({ id }) => wanted.has(id))
      .map(({ kind }) => (kind === 'portable' ? PORTABLE_STEP : PART_STEP)),
    ...drawings.filter(({ id }) => wanted.has(id)).map(({ kind }) => turnStepOf(kind)),
  ]
  return steps.length === 0 ? PART_STEP : Math.max(...steps)
}

const PART_STEP: Degrees = 45
const PORTABLE_STEP: Degrees = 15

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
