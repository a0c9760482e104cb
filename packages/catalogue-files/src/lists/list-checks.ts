import type { Item } from '@ramp/domain'
import type { Report } from '../csv/catalogue-error.ts'
import type { ItemRow } from '../items/read-items.ts'

/** A successor is sold in the same line and does the same work; it has no successor itself, so that parts are replaced in one step. */
export function checkSuccessors(rows: readonly ItemRow[], report: Report): void {
  const items = new Map(rows.flatMap(({ item }) => (item ? [[item.shortName, item] as const] : [])))
  for (const { at, item } of rows) {
    if (!item?.successor) continue
    const problem = problemWith(item, items.get(item.successor))
    if (problem !== null) report(`${at}: successor of ${item.shortName} ${problem}`)
  }
}

function problemWith(item: Item, next: Item | undefined): string | null {
  if (!next)
    return `names ${item.successor}, which ${item.productLine} does not sell; write a short name of the list`
  if (next === item) return 'is the item itself; write the short name of the one that replaces it'
  if (next.role !== item.role)
    return `is ${next.shortName} with role ${next.role}; write an item with role ${item.role}`
  if (next.successor) return `is ${next.shortName}, which ${next.successor} replaces; write ${next.successor}`
  return null
}
