import { distinct } from '../distinct.ts'
import type { PartId } from '../layout/part.ts'
import type { Ask } from './ask.ts'

type Sum = Ask & { quantity: number; parts: PartId[] }

/** Asks of one rule for one item become one ask, which names every part once. */
export function sumAsks(asks: readonly Ask[]): Ask[] {
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
  for (const sum of sums) if (sum.parts.length > 1) sum.parts = distinct(sum.parts)
  return sums
}
