import type { CatalogueData, PriceLevel } from '@ramp/domain'
import { maySeeInternalItems, priceLevelsSeenBy } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'

/** What decides how much of a catalogue somebody gets. */
export type Audience = {
  readonly seesInternalItems: boolean
  readonly priceLevels: readonly PriceLevel[]
}

export const audienceOf = (caller: Caller): Audience => ({
  seesInternalItems: maySeeInternalItems(caller),
  priceLevels: priceLevelsSeenBy(caller),
})

/** A catalogue without the items and price levels that are not for this audience (spec 2 §6, decision 063). */
export const visibleTo = (
  { seesInternalItems, priceLevels }: Audience,
  data: CatalogueData,
): CatalogueData => ({
  ...data,
  items: seesInternalItems ? data.items : data.items.filter(({ isInternal }) => !isInternal),
  priceLevels: data.priceLevels.filter(({ level }) => priceLevels.includes(level)),
})
