import { outlineContains } from '../../base/geometry/outline.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { isSystemPart, type Part, type PartId } from '../../model/layout/part.ts'
import { placeParts } from '../../rules/placement/place-parts.ts'
import type { Placement } from '../../rules/placement/placed-part.ts'
import { type Motion, movedPart } from './motion.ts'

/** Parts that hang together and move as a whole. */
export type Carried = { readonly ids: ReadonlySet<PartId>; readonly motion: Motion }

/** The parts with everything carried along, and with it what only stands on it, such as a gate. */
export function carryAlong(
  parts: readonly Part[],
  carried: readonly Carried[],
  { byId }: Placement,
): readonly Part[] {
  return parts.map((part) => {
    const own = carried.find(({ ids }) => ids.has(part.id)) ?? carried.find(({ ids }) => standsOn(part, ids))
    return own ? movedPart(part, own.motion) : part
  })

  function standsOn(part: Part, ids: ReadonlySet<PartId>): boolean {
    if (isSystemPart(part) || part.kind === 'transition') return false
    return [...ids].some((id) => {
      const carrier = byId.get(id)
      return carrier !== undefined && outlineContains(carrier.outline, part.at)
    })
  }
}

/** Whether system parts come to lie on one another that did not before. */
export function crowds(before: Placement, after: readonly Part[], catalogue: Catalogue): boolean {
  const known = new Set(before.overlaps.map(pairKey))
  return placeParts(after, catalogue).overlaps.some((pair) => !known.has(pairKey(pair)))
}

const pairKey = (pair: readonly [PartId, PartId]): string => pair.toSorted().join(' ')
