import { distinct } from '../distinct.ts'
import type { PartId } from '../layout/part.ts'
import type { Ask } from './ask.ts'

type Sum = Ask & { quantity: number; parts: PartId[] }

/** Asks of one rule for one item within a system become one ask, which names every part once. */
export function sumAsks(asks: readonly Ask[]): Ask[] {
  const sums = summedUp(asks)
  for (const sum of sums) if (sum.parts.length > 1) sum.parts = distinct(sum.parts)
  return sums
}

/** The same for asks of several systems: a part that two of them name, as two sections do at a seam, is named twice. */
export const joinAsks = (asks: readonly Ask[]): Ask[] => summedUp(asks)

function summedUp(asks: readonly Ask[]): Sum[] {
  const sums: Sum[] = []
  // Few rules ask for one item, so that looking through them is quickest.
  const byItem = new Map<Ask['item'], Sum[]>()
  for (const { item, quantity, perPack, rule, source, parts } of asks) {
    const ofItem = byItem.get(item)
    const held = ofItem?.find((sum) => sum.rule === rule)
    if (held) {
      held.quantity += quantity
      for (const part of parts) if (held.parts.at(-1) !== part) held.parts.push(part)
      continue
    }
    const sum: Sum = { item, quantity, perPack, rule, source, parts: [...parts] }
    sums.push(sum)
    if (ofItem) ofItem.push(sum)
    else byItem.set(item, [sum])
  }
  return sums
}
