import type { PartId } from '../layout/part.ts'
import type { Ask } from './ask.ts'

type Sum = { first: Ask; quantity: number; parts: Set<PartId> }

/** Asks of one rule for one item become one ask, which names every part once. */
export function sumAsks(asks: readonly Ask[]): Ask[] {
  const byItem = new Map<Ask['item'], Map<string, Sum>>()
  const sums: Sum[] = []
  for (const one of asks) {
    const byRule = byItem.get(one.item) ?? new Map<string, Sum>()
    if (byRule.size === 0) byItem.set(one.item, byRule)
    const held = byRule.get(one.rule)
    if (held) {
      held.quantity += one.quantity
      for (const part of one.parts) held.parts.add(part)
      continue
    }
    const sum = { first: one, quantity: one.quantity, parts: new Set(one.parts) }
    byRule.set(one.rule, sum)
    sums.push(sum)
  }
  return sums.map(({ first, quantity, parts }) => ({ ...first, quantity, parts: [...parts] }))
}
