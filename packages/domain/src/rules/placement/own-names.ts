import { partName } from '../../model/catalogue/item-name.ts'
import type { PartId, Side } from '../../model/layout/part.ts'
import type { Placement } from './placed-part.ts'
import { sideName } from './side-name.ts'

const known = new WeakMap<Placement, ReadonlyMap<PartId, string>>()

/** A name of its own for every part: numbered in drawing order where several look the same, `5 × 5 platform 2`. */
function ownNames(placement: Placement): ReadonlyMap<PartId, string> {
  const names = known.get(placement) ?? numbered(placement)
  known.set(placement, names)
  return names
}

function numbered({ parts }: Placement): ReadonlyMap<PartId, string> {
  const totals = new Map<string, number>()
  for (const { item } of parts) totals.set(partName(item), (totals.get(partName(item)) ?? 0) + 1)
  const counts = new Map<string, number>()
  return new Map(
    parts.map(({ part, item }) => {
      const name = partName(item)
      const number = (counts.get(name) ?? 0) + 1
      counts.set(name, number)
      return [part.id, totals.get(name) === 1 ? name : `${name} ${number}`]
    }),
  )
}

/** The own name of a part; its id when it is gone. */
export const ownName = (placement: Placement, id: PartId): string => ownNames(placement).get(id) ?? id

/** `the lower end of 8 ft ramp 2`: an end of a part, in the words that every screen and sentence has for it. */
export function endName(
  placement: Placement,
  { part, side }: { readonly part: PartId; readonly side: Side },
): string {
  const placed = placement.byId.get(part)
  return placed ? `the ${sideName(placed, side)} of ${ownName(placement, part)}` : ownName(placement, part)
}

/** Own names of some parts for sentences; parts that are gone are left out. */
export const partNames = (ids: readonly PartId[], { placement }: { readonly placement: Placement }): string =>
  ids
    .filter((id) => placement.byId.has(id))
    .map((id) => ownName(placement, id))
    .join(', ')
