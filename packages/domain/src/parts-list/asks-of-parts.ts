import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Item } from '../catalogue/item.ts'
import type { Connections } from '../connections/joint.ts'
import { usedSides } from '../connections/side-uses.ts'
import { isTurn } from '../handrails/rail-platforms.ts'
import { pieceUsage } from '../layout/new-part.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { Ask, Missing } from './ask.ts'
import { askExpanded } from './ask-expanded.ts'

const SOURCE = 'domain 7.2'

/** The drawn parts themselves: system parts, and transitions that no entrance or exit accounts for. */
export function asksOfParts(
  placement: Placement,
  connections: Connections,
  catalogue: Catalogue,
): (Ask | Missing)[] {
  const atOpening = new Set(connections.openings.map(({ transition }) => transition))
  return placement.parts.flatMap((placed) => {
    const { part } = placed
    if (part.kind === 'transition') return atOpening.has(part.id) ? [] : [drawn(placed, placed.item)]
    if (part.kind === 'piece' && pieceUsage(placed.item) === 'displaySmart') return []
    if (part.kind !== 'platform') return [drawn(placed, placed.item)]
    const item = platformItem(placed, isTurn(usedSides(connections.uses, part.id)), catalogue)
    return askExpanded(drawn(placed, item), catalogue)
  })
}

const drawn = ({ part }: PlacedPart, item: Item): Ask => ({
  item,
  quantity: 1,
  rule: 'the part itself, as drawn',
  source: SOURCE,
  parts: [part.id],
})

/** Sizes stocked for turns and for straight passage: the item follows the connections (spec 2 §4, domain 7.0). */
function platformItem({ item }: PlacedPart, turn: boolean, catalogue: Catalogue): Item {
  if (item.isTurn === turn || item.role !== 'platform') return item
  const twin = catalogue.byRole
    .get('platform')
    ?.find(
      (one) =>
        one.isTurn === turn &&
        one.usableWidth === item.usableWidth &&
        one.usableLength === item.usableLength &&
        one.surface === item.surface &&
        one.handrails === item.handrails &&
        one.isLowProfile === item.isLowProfile &&
        one.isResting === item.isResting &&
        !one.isCustom,
    )
  return twin ?? item
}
