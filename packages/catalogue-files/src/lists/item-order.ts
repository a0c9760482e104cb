import type { Item } from '@ramp/domain'

/** Items in the order of the list before; a new one comes after the last of its role that is not longer. */
export function orderedItems(items: readonly Item[], before: readonly Item[]): readonly Item[] {
  const places = new Map(before.map(({ itemNumber }, place) => [itemNumber, place]))
  const placeOf = ({ itemNumber }: Item) => places.get(itemNumber) ?? -1
  const kept = items.filter((item) => placeOf(item) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b))
  return items.filter((item) => placeOf(item) < 0).reduce(withNew, kept)
}

function withNew(ordered: readonly Item[], added: Item): readonly Item[] {
  const ofRole = ordered.filter(({ role }) => role === added.role)
  const shorter = ofRole.filter((item) => reachOf(item) <= reachOf(added)).at(-1)
  const [first] = ofRole
  if (shorter) return ordered.toSpliced(ordered.indexOf(shorter) + 1, 0, added)
  return first ? ordered.toSpliced(ordered.indexOf(first), 0, added) : [...ordered, added]
}

const reachOf = ({ limit, minHeightInclusive }: Item): number => limit ?? minHeightInclusive ?? 0
