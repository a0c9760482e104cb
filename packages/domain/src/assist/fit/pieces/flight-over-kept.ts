import { INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import { centreOf, step } from '../room/rect.ts'
import type { FlightTable, MadeFlight } from '../stock/flight-table.ts'
import type { FitStock } from '../stock/stock.ts'
import { isNear, type KeptPiece, lengthAlong } from './kept-pieces.ts'
import type { Start } from './route.ts'

/** A ramp that stays: how far below the upper end of a flight it begins, how long it is, and whether it ends on the ground. */
type Along = { readonly from: Inches; readonly length: Inches; readonly isStarter: boolean }
type UpperEnd = Pick<Start, 'from' | 'heading'>

/**
 * A flight with the ramps that stay in their places among its sections, and the fewest between them; as it was made where none of
 * them is on it, or they leave lengths that are not in stock.
 */
export function flightOverKept(
  flight: MadeFlight,
  upper: UpperEnd,
  { kept, stock }: { readonly kept: readonly KeptPiece[]; readonly stock: FitStock },
): MadeFlight {
  const ramps = kept
    .flatMap((one) => alongOf(one, upper))
    .filter(({ from, length, isStarter }) => {
      const past = from + length - flight.length
      return from >= 0 && (isStarter ? past === 0 && flight.foot !== null : past <= 0)
    })
    .sort((a, b) => a.from - b.from)
  if (ramps.length === 0) return flight
  const parts: (MadeFlight | null)[] = []
  let used = 0
  for (const { from, length, isStarter } of ramps) {
    if (from !== used) parts.push(madeOf(stock.flights, from - used))
    parts.push(singleOf(isStarter ? stock.lastFlights : stock.flights, length))
    used = from + length
  }
  if (used < flight.length)
    parts.push(madeOf(flight.foot ? stock.lastFlights : stock.flights, flight.length - used))
  return parts.every((part) => part !== null) ? stock.flights.joined(parts) : flight
}

/** Where a ramp that stays lies below an end of a flight, in whole feet; nowhere where it lies beside. */
function alongOf({ rect, heading, isStarter }: KeptPiece, upper: UpperEnd): readonly Along[] {
  if (heading === null || heading !== upper.heading) return []
  const length = inFeet(lengthAlong(rect, heading))
  const at = step(centreOf(rect), heading, -length / 2)
  const from = inFeet(ahead(upper, at))
  const place = step(upper.from, heading, from)
  return isNear(place.x, at.x) && isNear(place.y, at.y) ? [{ from, length, isStarter }] : []
}

/** Ramps are whole feet long, and begin so far below one another. */
const inFeet = (length: Inches): Inches => Math.round(length / INCHES_PER_FOOT) * INCHES_PER_FOOT

function ahead({ from, heading }: UpperEnd, at: Start['from']): Inches {
  const forward = step({ x: 0, y: 0 }, heading, 1)
  return (at.x - from.x) * forward.x + (at.y - from.y) * forward.y
}

const madeOf = ({ flights }: FlightTable, length: Inches): MadeFlight | null =>
  flights.find((one) => one.length === length) ?? null

function singleOf(table: FlightTable, length: Inches): MadeFlight | null {
  const made = madeOf(table, length)
  return made && made.sections.length + (made.foot ? 1 : 0) === 1 ? made : null
}
