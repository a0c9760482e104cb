import { type Layout, objectsInOrder, type PartId } from '@ramp/domain'

/** The objects among these ids that are on the layout: what was refused, or undone, is not. */
export function onLayout(ids: readonly PartId[], layout: Layout): readonly PartId[] {
  const there = new Set(objectsInOrder(layout).map(({ id }) => id))
  return ids.every((id) => there.has(id)) ? ids : ids.filter((id) => there.has(id))
}
