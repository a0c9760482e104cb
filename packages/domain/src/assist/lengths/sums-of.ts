import type { Inches } from '../../base/units.ts'
import { NO_SECTIONS, type Section, type Sum, withSection } from './section.ts'

/** The cheapest way to every length that a number of sections from stock can make. */
export type SumsOfCount = ReadonlyMap<Inches, Sum>

/** Cheapest sums of 0, 1, 2 … sections from stock, up to a number of sections. */
export function sumsOf(stock: readonly Section[], count: number): readonly SumsOfCount[] {
  const sums: SumsOfCount[] = [new Map([[0, NO_SECTIONS]])]
  for (let made = 0; made < count; made++) {
    const next = new Map<Inches, Sum>()
    for (const sum of sums[made]?.values() ?? [])
      for (const section of stock) {
        // In the order of the stock each choice comes once.
        if (section.length < (sum.sections.at(-1)?.length ?? 0)) continue
        const longer = withSection(sum, section)
        const held = next.get(longer.length)
        if (!held || longer.price < held.price) next.set(longer.length, longer)
      }
    sums.push(next)
  }
  return sums
}
