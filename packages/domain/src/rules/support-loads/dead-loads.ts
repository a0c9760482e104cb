import { type Inches, isAtMost, type Pounds } from '../../base/units.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'

/**
 * What every system part weighs with the hardware that is ordered for it: each line of the parts list is shared out among the
 * parts its reasons name. What only stands beside the system, such as a portable, weighs on none of its supports.
 */
export function deadLoads({ partsList, placement, connections }: Analysis): ReadonlyMap<PartId, Pounds> {
  const loads = new Map<PartId, Pounds>()
  const bearerOf = (part: PartId): PartId | null => {
    const placed = placement.byId.get(part)
    if (!placed || placed.isSystem) return placed?.part.id ?? null
    return connections.transitions.get(part)?.part ?? deckUnderGate(placed, placement)
  }
  for (const { weight, reasons } of partsList.lines) {
    const asked = reasons.reduce((sum, { quantity }) => sum + quantity, 0)
    for (const { quantity, parts } of reasons) {
      if (asked === 0 || parts.length === 0) continue
      const each = (weight * quantity) / asked / parts.length
      for (const part of parts) {
        const bearer = bearerOf(part)
        if (bearer !== null) loads.set(bearer, (loads.get(bearer) ?? 0) + each)
      }
    }
  }
  return loads
}

/** A gate stands on a platform when its middle is this close to it (domain 7.10, gates). */
const ON_DECK: Inches = 8

/** The platform that a gate or its post stands on; the nearer one on the edge between two. */
function deckUnderGate({ item, part }: PlacedPart, { parts }: Placement): PartId | null {
  if (item.role !== 'gate' && item.role !== 'gate-post') return null
  const [nearest] = parts
    .filter((placed) => placed.isSystem && placed.part.kind === 'platform')
    .map(({ part: deck, box: { min, max } }) => ({
      id: deck.id,
      away: Math.hypot(
        Math.max(0, min.x - part.at.x, part.at.x - max.x),
        Math.max(0, min.y - part.at.y, part.at.y - max.y),
      ),
    }))
    .toSorted((a, b) => a.away - b.away)
  return nearest && isAtMost(nearest.away, ON_DECK) ? nearest.id : null
}
