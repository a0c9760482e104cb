import { OPPOSITE, type PartId } from '../../model/layout/part.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { useOf } from '../../rules/connections/side-uses.ts'
import type { PlacedSide } from '../../rules/placement/placed-part.ts'
import { withProposals } from '../proposals/propose-system.ts'
import { type SystemEnd, systemEnds } from '../workflow/system-ends.ts'

/**
 * The side a system is entered at: its entrance, as it is or as it will be proposed; where nobody can say yet, the one from
 * which the way goes straight on. Null while nothing is drawn.
 */
export function doorSideOf({ layout, catalogue }: Analysis): PlacedSide | null {
  const drawn = analyse(withProposals(layout, catalogue), catalogue)
  const order = walkOrder(drawn)
  const place = (id: PartId) => {
    const at = order.indexOf(id)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const [entrance] = drawn.connections.openings
    .filter(({ use }) => use === 'entrance')
    .map(({ end }) => end)
    .toSorted((a, b) => place(a.part) - place(b.part))
  const open = systemEnds(drawn).find(({ use }) => use === 'entrance')
  const end = entrance ?? (open && likeliest(open, drawn))
  const top = drawn.placement.byId.get(end?.part ?? order[0] ?? '')
  return top?.sides[end?.side ?? 'TOP'] ?? null
}

/** System parts from the top of the first run on. */
const walkOrder = ({ layout, placement }: Analysis): readonly PartId[] =>
  layout.runs.flatMap(({ parts }) => parts).filter((id) => placement.byId.get(id)?.isSystem)

function likeliest({ part, sides }: SystemEnd, { connections }: Analysis) {
  const straight = sides.find((side) => useOf(connections.uses, part, OPPOSITE[side]))
  return { part, side: straight ?? sides[0] ?? 'TOP' }
}
