import type { PartId } from '../layout/part.ts'
import type { Ask } from './ask.ts'

type Sum = Ask & { quantity: number; parts: PartId[] }

/** Asks of one rule for one item within a system become one ask, which names every part once. */
export const sumAsks = (asks: readonly Ask[]): Ask[] =>
  joinAsks(asks).map((one) => ({ ...one, parts: [...new Set(one.parts)] }))

/** Asks of one rule for one item of several systems become one ask. Systems share no parts, so that none is named twice. */
export function joinAsks(asks: readonly Ask[]): Ask[] {
  const byItem = new Map<Ask['item'], Map<string, Sum>>()
  const sums: Sum[] = []
  for (const one of asks) {
    let byRule = byItem.get(one.item)
    if (!byRule) {
      byRule = new Map()
      byItem.set(one.item, byRule)
    }
    const held = byRule.get(one.rule)
    if (held) {
      held.quantity += one.quantity
      held.parts.push(...one.parts)
      continue
    }
    const sum: Sum = { ...one, parts: [...one.parts] }
    byRule.set(one.rule, sum)
    sums.push(sum)
  }
  return sums
}
