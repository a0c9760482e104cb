import type { Inches } from '../units.ts'
import type { Flight } from './flight.ts'
import { NO_SECTIONS, type Section, type Sum, shorterFirst, withSection, withSections } from './section.ts'
import { sumsOf } from './sums-of.ts'

/** One way to make a flight, and how many sections change for it. */
export type FlightOption = Sum & { readonly changes: number }

type Limits = { readonly changes: number; readonly length: Inches }

/**
 * Every length a flight can be given with so many changes at most: of each length and number of changes the fewest
 * sections, and of those the cheapest. The foot counts; a flight never goes away altogether.
 */
export function flightOptions(flight: Flight, limits: Limits): readonly FlightOption[] {
  const asItIs: FlightOption = { ...sumOf(flight, flight.sections), changes: 0 }
  const options = new Map([[keyOf(asItIs), asItIs]])
  const added = sumsOf(flight.stock, flight.stock.length === 0 ? 0 : limits.changes)
  for (const { gone, kept } of keptOf(flight.sections, limits.changes))
    for (const [count, sums] of added.entries())
      for (const { sections } of sums.values()) {
        const all = [...kept, ...sections]
        const changes = Math.max(gone, count)
        if (changes === 0 || all.length + flight.foot.length === 0) continue
        note({ ...sumOf(flight, all.sort(shorterFirst)), changes })
      }
  return [...options.values()]

  function note(option: FlightOption) {
    const held = options.get(keyOf(option))
    if (option.length <= limits.length && (!held || isBetter(option, held)))
      options.set(keyOf(option), option)
  }
}

/** Sections without the foot, length and price with it. */
const sumOf = ({ foot }: Flight, sections: readonly Section[]): Sum => ({
  ...withSections(NO_SECTIONS, [...sections, ...foot]),
  sections,
})

const keyOf = ({ changes, length }: FlightOption): string => `${changes} ${length}`

const isBetter = (a: Sum, b: Sum): boolean =>
  a.sections.length === b.sections.length ? a.price < b.price : a.sections.length < b.sections.length

type Kept = { readonly gone: number; readonly kept: readonly Section[] }

/** What may be left of a flight when some of its sections go; alike ones are one choice. */
function keptOf(sections: readonly Section[], mostGone: number): readonly Kept[] {
  let states: ReadonlyMap<string, Sum & { readonly gone: number }> = new Map([
    ['', { ...NO_SECTIONS, gone: 0 }],
  ])
  for (const section of sections) {
    const next = new Map<string, Sum & { readonly gone: number }>()
    for (const state of states.values())
      for (const one of [
        { ...withSection(state, section), gone: state.gone },
        { ...state, gone: state.gone + 1 },
      ]) {
        const key = `${one.gone} ${one.length}`
        const held = next.get(key)
        if (one.gone <= mostGone && (!held || isBetter(one, held))) next.set(key, one)
      }
    states = next
  }
  return [...states.values()].map(({ gone, sections: kept }) => ({ gone, kept }))
}
