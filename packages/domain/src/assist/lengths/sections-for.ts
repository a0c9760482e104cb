import { type Inches, isAtMost } from '../../base/units.ts'
import { NO_SECTIONS, type Section, type Sum, shorterFirst } from './section.ts'
import { sumsOf } from './sums-of.ts'

/**
 * The fewest sections from stock, and among those the cheapest, that make at least a length; from the upper end, the
 * shorter ones above the longer ones (domain 6, T1). Null where there is no stock.
 */
export function sectionsFor(length: Inches, stock: readonly Section[]): Sum | null {
  if (isAtMost(length, 0)) return NO_SECTIONS
  const longest = Math.max(0, ...stock.map((section) => section.length))
  if (longest === 0) return null
  const fewest = Math.ceil((length - DUST) / longest)
  const makers = [...(sumsOf(stock.toSorted(shorterFirst), fewest)[fewest]?.values() ?? [])].filter((sum) =>
    isAtMost(length, sum.length),
  )
  const [best] = makers.sort((a, b) => a.price - b.price || a.length - b.length)
  return best ?? null
}

const DUST: Inches = 1e-6
