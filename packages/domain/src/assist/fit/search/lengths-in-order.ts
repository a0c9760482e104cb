import type { Cents, Inches } from '../../../base/units.ts'
import type { Stage } from '../pieces/route.ts'
import { SHORTEST } from '../pieces/stages.ts'
import type { SearchSite } from '../routes/search-site.ts'
import type { MadeFlight } from '../stock/flight-table.ts'

/** A flight, the ramp that is needed below it, and what both cost at least with the landings between. */
type Length = { readonly flight: MadeFlight; readonly rest: Inches; readonly least: Cents }

/** The lengths that a flight may have, after so many landings and so much ramp, the most promising first. */
export type LengthsInOrder = (depth: number, used: Inches) => readonly Length[]

type Ordering = {
  /** What the landings from each stage on cost at least. */
  readonly landingPrices: readonly Cents[]
  readonly stages: readonly Stage[]
  readonly search: SearchSite
}

/**
 * What may come to the cheapest way is tried first: a budget then ends with good ways, and whatever is left costs more than what
 * was found. Whole feet are used, so every order serves often.
 */
export function lengthsInOrder(ordering: Ordering): LengthsInOrder {
  const known = ordering.stages.map(() => new Map<Inches, readonly Length[]>())
  return (depth, used) => {
    const held = known[depth]?.get(used)
    if (held) return held
    const found = orderedAt(ordering, depth, used)
    known[depth]?.set(used, found)
    return found
  }
}

function orderedAt(ordering: Ordering, depth: number, used: Inches): readonly Length[] {
  const { stages, search } = ordering
  const needed = search.leastRamp - used
  return search.stock.flights.flights
    .map((flight) => {
      const rest = Math.max(SHORTEST * (stages.length - depth), needed - flight.length)
      return { flight, rest, least: flight.least + leastFrom(ordering, depth, rest) }
    })
    .sort((a, b) => a.least - b.least)
}

/** What landings and flights from a stage on cost at least, for so much ramp. */
export const leastFrom = ({ landingPrices, stages, search }: Ordering, depth: number, ramp: Inches): Cents =>
  (landingPrices[depth] ?? 0) + search.stock.lastFlights.atLeast(ramp, stages.length - depth)
