import type { PartId } from '../../model/layout/part.ts'
import type { PlacedPart, Placement } from './placed-part.ts'

/** A part that an earlier stage found on this placement, so that it is a bug when it does not stand there. */
export function placedOf({ byId }: Placement, id: PartId): PlacedPart {
  const placed = byId.get(id)
  if (!placed) throw new Error(`no part "${id}" stands on the layout`)
  return placed
}
