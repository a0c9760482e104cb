import type { Run } from '../../model/layout/layout.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { areJoinedBy } from '../../rules/connections/side-uses.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import type { Flight } from './flight.ts'
import { type Section, sectionOf, stockFor } from './section.ts'

/** A flight with its ramps as they are drawn, from the upper end, its foot last. */
export type DrawnFlight = Flight & { readonly ramps: readonly [PlacedPart, ...PlacedPart[]] }

type Drawn = Pick<Analysis, 'placement' | 'connections' | 'catalogue'>

/** The flights of a run: ramps that follow one another without a landing or a piece between them. */
export function flightsOfRun({ parts }: Pick<Run, 'parts'>, drawn: Drawn): readonly DrawnFlight[] {
  const flights: { ramps: [PlacedPart, ...PlacedPart[]]; chain: number }[] = []
  let chain = 0
  let before: PlacedPart | null = null
  for (const id of parts) {
    const placed = drawn.placement.byId.get(id)
    if (!placed?.isSystem) continue
    const last = flights.at(-1)
    if (placed.part.kind !== 'ramp') chain += placed.part.kind === 'arr' ? 0 : 1
    else if (
      last &&
      before &&
      before === last.ramps.at(-1) &&
      areJoinedBy(drawn.connections.uses, before.part.id, id)
    )
      last.ramps.push(placed)
    else flights.push({ ramps: [placed], chain })
    before = placed
  }
  return flights.map(({ ramps, chain: number }) => flightOf(ramps, number, drawn))
}

function flightOf(ramps: DrawnFlight['ramps'], chain: number, { catalogue }: Drawn): DrawnFlight {
  const isStock = isStraight(ramps) && ramps.every(({ item }) => sectionOf(item) !== null)
  const end = ramps.findLastIndex(({ item }) => item.role !== 'starter-ramp') + 1
  return {
    ramps,
    chain,
    sections: sectionsOf(ramps.slice(0, end)),
    foot: sectionsOf(ramps.slice(end)),
    stock: isStock ? stockFor(ramps[0].item, catalogue) : [],
  }
}

const sectionsOf = (ramps: readonly PlacedPart[]): readonly Section[] =>
  ramps.flatMap(({ item }) => sectionOf(item) ?? [])

/** Ramps of one width lie in one line; others stay as they were drawn. */
const isStraight = ([first, ...others]: DrawnFlight['ramps']): boolean =>
  others.every(({ width, part }) => width === first.width && part.rotation === first.part.rotation)
