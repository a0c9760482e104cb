import { type Inches, isAtMost, isLess } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Part } from '../../model/layout/part.ts'

/** Whether a stair can be built this high: its range ends below its upper limit (spec 1 §3). */
export const reachesHeight = (item: Item, height: Inches): boolean =>
  item.role === 'stair' &&
  isAtMost(item.minHeightInclusive ?? 0, height) &&
  isLess(height, item.maxHeightLessThan ?? 0)

/** A stair of the height it has to climb, where that is known and within its range; any other part as it is. */
export const withStairHeight = <Some extends Part>(part: Some, item: Item, height: Inches | null): Some =>
  part.kind === 'stair' && height !== null && reachesHeight(item, height)
    ? { ...part, activeHeight: height }
    : part
