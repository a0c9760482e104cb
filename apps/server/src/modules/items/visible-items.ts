import type { Item } from '@ramp/domain'
import { maySeeInternalItems } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'

/** The items a caller may know of (spec 2 §6). */
export const visibleTo = (caller: Caller, items: readonly Item[]): Item[] =>
  items.filter(({ isInternal }) => !isInternal || maySeeInternalItems(caller))
