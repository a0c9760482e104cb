import { roundTo } from '../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { pieceUsage } from '../../model/layout/new-part.ts'
import type { PartKind } from '../../model/layout/part.ts'
import type { Connections } from '../connections/joint.ts'
import { usedSides } from '../connections/side-uses.ts'
import { isTurn } from '../handrails/rail-platforms.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { hasThreshold, porchSteps, thresholdFor } from '../site-measures/porch-steps.ts'
import type { SitedSystem } from '../site-measures/sited-system.ts'
import { requireExpanded } from './expanded-requirements.ts'
import type { Missing, PartRequirement } from './part-requirement.ts'

/** Where the sizes and prices of each kind of part are written. */
const SOURCES: Readonly<Record<PartKind, string>> = {
  platform: 'domain 7.2',
  'platform-ext': 'domain 7.13',
  ramp: 'domain 7.3',
  stair: 'domain 7.4',
  arr: 'domain 7.2',
  transition: 'domain 7.5',
  piece: 'domain 7.8',
  portable: 'domain 7.11',
  threshold: 'domain 7.11',
  vpl: 'domain 7.11',
}

/** The drawn parts themselves, or what the catalogue replaces them by. */
export function requirementsOfParts(
  placement: Placement,
  connections: Connections,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const atOpening = new Set(connections.openings.map(({ transition }) => transition))
  const asks: (PartRequirement | Missing)[] = []
  for (const placed of placement.parts)
    if (isOrderedAsDrawn(placed) && !atOpening.has(placed.part.id))
      asks.push(...requireExpanded(drawn(placed, itemOrdered(placed, connections, catalogue)), catalogue))
  return asks
}

/**
 * Whether a drawn part is ordered as drawn: pieces that the quote brings anyway are shown only, and of a lift only what
 * is built of ordinary parts is sold (spec 2 §2.1, domain 7.11).
 */
export function isOrderedAsDrawn({ part, item }: Pick<PlacedPart, 'part' | 'item'>): boolean {
  switch (part.kind) {
    case 'piece':
      return pieceUsage(item) === 'addon'
    case 'vpl':
      return item.expandsTo.length > 0
    default:
      return true
  }
}

const drawn = ({ part }: PlacedPart, item: Item): PartRequirement => ({
  item,
  quantity: 1,
  rule: 'the part itself, as drawn',
  source: SOURCES[part.kind],
  parts: [part.id],
})

const itemOrdered = ({ part, item }: PlacedPart, { uses }: Connections, catalogue: Catalogue): Item =>
  item.role === 'platform' ? platformItem(item, isTurn(usedSides(uses, part.id)), catalogue) : item

/** Sizes stocked for turns and for straight passage: the item follows the connections (spec 2 §4, domain 7.0). */
function platformItem(item: Item, turn: boolean, catalogue: Catalogue): Item {
  if (item.isTurn === turn) return item
  const twin = itemsOfRole(catalogue, 'platform').find(
    (one) =>
      one.isTurn === turn &&
      one.usableWidth === item.usableWidth &&
      one.usableLength === item.usableLength &&
      one.surface === item.surface &&
      one.handrails === item.handrails &&
      one.isLowProfile === item.isLowProfile &&
      !one.isCustom,
  )
  return twin ?? item
}

/** A threshold ramp for every step from a porch up to a door, unless a person brought one (domain 1.9). */
export function requirementsOfThresholds(
  system: Pick<SitedSystem, 'layout' | 'placement' | 'connections'>,
  catalogue: Catalogue,
): readonly PartRequirement[] {
  return porchSteps(system).flatMap((one): readonly PartRequirement[] => {
    if (one.isFlush || hasThreshold(one, system, catalogue)) return []
    const item = thresholdFor(one.step, one.door, catalogue)
    const rule = `${roundTo(one.step, 2)} in from the porch up to the sill: threshold`
    return item ? [{ item, quantity: 1, rule, source: 'domain 1.9', parts: one.parts }] : []
  })
}
