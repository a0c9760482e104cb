import { type Inches, roundTo } from '../../base/units.ts'
import type { Flight } from './flight.ts'
import { NO_SECTIONS, type Section, type Sum, shorterFirst, withSection, withSections } from './section.ts'
import { sumsOf } from './sums-of.ts'

/** One way to make a flight, and how many sections change for it; sections without the foot, length and price with it. */
export type FlightOption = Sum & { readonly changes: number }

type Limits = { readonly changes: number; readonly length: Inches }

/**
 * Every length a flight can be given with so many changes at most: of each length and number of changes the fewest
 * sections, and of those the cheapest. The longest come first; a flight never goes away altogether.
 */
export function flightOptions(flight: Flight, limits: Limits): readonly FlightOption[] {
  const foot = withSections(NO_SECTIONS, flight.foot)
  const options = new Map<string, FlightOption>()
  const added = sumsOf(flight.stock, flight.stock.length === 0 ? 0 : limits.changes)
  for (const kept of keptOf(flight.sections, limits.changes))
    for (const [count, sums] of added.entries())
      for (const sum of sums.values()) {
        const changes = Math.max(kept.gone, count)
        const length = roundTo(kept.length + sum.length + foot.length, 6)
        if (length > limits.length || kept.sections.length + count + flight.foot.length === 0) continue
        const key = `${changes} ${length}`
        const price = kept.price + sum.price + foot.price
        const held = options.get(key)
        const number = kept.sections.length + count
        if (
          held &&
          (held.sections.length < number || (held.sections.length === number && held.price <= price))
        )
          continue
        options.set(key, { sections: laid(kept.sections, sum.sections), changes, length, price })
      }
  return [...options.values()].sort((a, b) => b.length - a.length)
}

/** A flight as it is drawn. */
export const asDrawn = ({ sections, foot }: Flight): FlightOption => ({
  ...withSections(NO_SECTIONS, [...sections, ...foot]),
  sections,
  changes: 0,
})

/** Where nothing comes in, what is left lies as it was drawn. */
const laid = (kept: readonly Section[], added: readonly Section[]): readonly Section[] =>
  added.length === 0 ? kept : [...kept, ...added].sort(shorterFirst)

type Kept = Sum & { readonly gone: number }

/** What may be left of a flight when some of its sections go: of one length the fewest, and of those the cheapest. */
function keptOf(sections: readonly Section[], mostGone: number): readonly Kept[] {
  let states: readonly Kept[] = [{ ...NO_SECTIONS, gone: 0 }]
  for (const section of sections) {
    const next = new Map<string, Kept>()
    const note = (one: Kept) => {
      const key = `${one.gone} ${one.length}`
      const held = next.get(key)
      if (one.gone <= mostGone && (!held || isBetter(one, held))) next.set(key, one)
    }
    for (const state of states) {
      note({ ...withSection(state, section), gone: state.gone })
      note({ ...state, gone: state.gone + 1 })
    }
    states = [...next.values()]
  }
  return states
}

const isBetter = (a: Sum, b: Sum): boolean =>
  a.sections.length === b.sections.length ? a.price < b.price : a.sections.length < b.sections.length
