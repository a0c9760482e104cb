import { type Inches, isAtMost } from '../../../base/units.ts'
import { flightOverKept } from '../pieces/flight-over-kept.ts'
import { runsOver } from '../pieces/kept-pieces.ts'
import { type FlightLaid, type Foot, type Piece, placeOf, type Route, signatureOf } from '../pieces/route.ts'
import { SHORTEST } from '../pieces/stages.ts'
import { canBeGuarded, priceOfRoute } from '../routes/estimate.ts'
import { footOf, groundAtFoot, isOnRoute, missingLength, noteFoot, wholeFeet } from '../routes/foot.ts'
import { isOffRoute, noteShort } from '../routes/free-pieces.ts'
import { heightsOf, type PieceHeights, standsOverGround } from '../routes/heights.ts'
import { areFeetFree } from '../routes/joint-feet.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { stairRoom } from '../routes/stair-room.ts'
import { dearest, flightFrom, type Hunt, isSpent, needed, type Walk } from './hunt.ts'

/** A whole way takes as long to price as so many candidates to lay. */
const PRICED = 2
const PRICED_ON_GROUND = 10

/** The last flight, in every length that reaches the ground where the way may end; true where the site lets none. */
export function endRoute(hunt: Hunt, walk: Walk): boolean {
  const { search } = hunt
  const { stock } = search
  const least = wholeFeet(Math.max(SHORTEST, needed(walk, search)))
  const ahead = search.lookAhead(walk.from, walk.heading)
  const { flights, leastFrom: leastOfFlights } = stock.lastFlights
  let isDead = true
  for (const [index, flight] of flights.entries()) {
    if (flight.length < least) continue
    if (flight.length > ahead.length) {
      noteShort(walk, { ...ahead, length: flight.length }, search)
      return isDead
    }
    if (walk.price + leastOfFlights(index) >= dearest(hunt) || isSpent(hunt)) return false
    const laid = flightFrom(walk, flightOverKept(flight, walk, search), search)
    hunt.looked++
    const foot = footReached(laid, walk, search)
    if (!foot) continue
    isDead = false
    if (walk.price + laid.made.least >= dearest(hunt)) continue
    if (!isOffRoute(laid, walk.pieces)) return false
    endAt(hunt, walk, { laid, foot })
  }
  return isDead
}

type Ended = { readonly laid: FlightLaid; readonly foot: Foot }

/** Keeps a whole way that is legal and among the cheapest. */
function endAt(hunt: Hunt, walk: Walk, { laid, foot }: Ended): void {
  const { search } = hunt
  const pieces = [...walk.pieces, laid]
  const rampLength = walk.used + laid.length
  if (isOnRoute(foot, walk.pieces) || !runsOver(search.kept, pieces)) return
  if (!keepsRises(pieces, { rampLength, bottom: foot.bottom }, search)) return
  const raised = heightsOf(pieces, search.top, foot.bottom)
  hunt.looked += search.ground ? PRICED_ON_GROUND : PRICED
  const ofRamp = priceOfRoute(walk.joints, raised, foot, search)
  if (ofRamp >= dearest(hunt)) return
  const stair = search.stairs && stairRoom({ raised, foot, stairs: search.stairs }, search)
  if (search.stairs && !stair) return
  const estimate = ofRamp + (stair ? search.stock.priceOf(stair.item) : 0)
  if (estimate >= dearest(hunt) || !isLegal(raised, search)) return
  const route: Route = {
    stages: hunt.stages,
    pieces,
    signature: signatureOf(pieces),
    place: placeOf(pieces),
    top: search.top,
    rampLength,
    estimate,
    ...foot,
  }
  if (!hunt.settled.has(route.place)) hunt.shortlist.add(route)
}

/** Where the site lets a last flight end, if the way is long enough there. */
function footReached(laid: FlightLaid, { used, pieces }: Walk, search: SearchSite): Foot | null {
  const bottom = groundAtFoot(laid, search)
  if (missingLength(used + laid.length, bottom, search) > 1e-4) return null
  if (!areFeetFree(laid.made, laid, search)) return null
  // Nothing leads up, or on the level.
  if (isAtMost(search.top, bottom)) return null
  const foot = footOf(laid, search)
  if (!foot) noteFoot(laid, pieces, search)
  return foot
}

/** Whether it stands over the ground, and is sold with the guards it needs. */
const isLegal = (raised: readonly PieceHeights[], search: SearchSite): boolean =>
  standsOverGround(raised, search) && canBeGuarded(raised, search)

type Reached = { readonly rampLength: Inches; readonly bottom: Inches }

/** Whether no flight rises more than landings allow (rule 6). */
function keepsRises(pieces: readonly Piece[], { rampLength, bottom }: Reached, search: SearchSite): boolean {
  const slope = Math.max(0, search.top - bottom) / rampLength
  return pieces.every(
    (piece) => piece.kind === 'deck' || isAtMost(piece.length * slope, search.limits.riseOfFlight + 1e-4),
  )
}
