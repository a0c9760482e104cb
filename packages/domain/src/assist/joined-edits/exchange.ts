import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Part, Side } from '../../model/layout/part.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import type { Hold, Joined } from './contacts.ts'

/** A part in the making: what it was, what it becomes, and what holds it. */
export type Exchange = {
  readonly joined: Joined
  readonly catalogue: Catalogue
  readonly before: PlacedPart
  readonly item: Item
  /** The new part, not yet at its place. */
  readonly next: Part
  readonly holds: readonly Hold[]
}

/** Ramps, stairs and 45-degree pieces are joined at their two ends. */
export const hasEnds = ({ kind }: Pick<Part, 'kind'>): boolean =>
  kind === 'ramp' || kind === 'stair' || kind === 'arr'

/** The side of the new part where something was joined to the old one: a deck that becomes a ramp is joined at its ends. */
export const sideAfter = (side: Side, before: Part, after: Part, isFromAbove: boolean): Side => {
  if (!hasEnds(after) || hasEnds(before)) return side
  return isFromAbove ? 'TOP' : 'BOTTOM'
}
