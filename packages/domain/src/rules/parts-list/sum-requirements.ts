import type { PartId } from '../../model/layout/part.ts'
import type { PartRequirement } from './part-requirement.ts'

type Sum = PartRequirement & { quantity: number; readonly parts: PartId[] }

/** Asks of one rule for one item become one ask, which names the parts of all of them. */
export function sumRequirements(asks: readonly PartRequirement[]): readonly PartRequirement[] {
  const sums: Sum[] = []
  // Few rules ask for one item, so that looking through them is quickest.
  const byItem = new Map<PartRequirement['item'], Sum[]>()
  for (const { item, quantity, perPack, rule, source, parts } of asks) {
    const ofItem = byItem.get(item)
    const held = ofItem?.find((sum) => sum.rule === rule)
    if (held) {
      held.quantity += quantity
      for (const part of parts) held.parts.push(part)
      continue
    }
    const sum: Sum = { item, quantity, perPack, rule, source, parts: [...parts] }
    sums.push(sum)
    if (ofItem) ofItem.push(sum)
    else byItem.set(item, [sum])
  }
  return sums
}
