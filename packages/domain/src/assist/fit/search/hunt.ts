import type { Cents, Inches } from '../../../base/units.ts'
import type { KeptAhead } from '../pieces/kept-ahead.ts'
import type { Landings } from '../pieces/landings.ts'
import type { PricedJoints } from '../pieces/priced-joints.ts'
import type { FlightLaid, Piece, Route, Stage, Start } from '../pieces/route.ts'
import { type Heading, rectAhead } from '../room/rect.ts'
import type { SearchSite } from '../routes/search-site.ts'
import type { MadeFlight } from '../stock/flight-table.ts'
import type { DeadEnds } from './dead-ends.ts'
import type { LengthsInOrder } from './lengths-in-order.ts'
import type { RoomForLandings } from './room-for-landings.ts'
import type { RoomLeft } from './room-left.ts'
import type { Shortlist } from './shortlist.ts'

export type PatternRequest = {
  readonly stages: readonly Stage[]
  /** The landings that are ahead of each flight, as dead ends know them. */
  readonly ahead: readonly string[]
  readonly starts: readonly Start[]
  readonly landings: Landings
  readonly search: SearchSite
  /** How many of the cheapest ways are kept: those that differ only by where ramps sit on platforms are one. */
  readonly most: number
  /** Candidates that may be looked at. */
  readonly budget: number
  /** Ways that cost as much are not kept. */
  readonly below: Cents
  /** Places of ways that are not looked for again: the engine has refused them, or said that they cost more. */
  readonly settled: ReadonlySet<string>
  readonly deadEnds: DeadEnds
  readonly rooms: RoomForLandings
  readonly roomLeft: RoomLeft
  /** Flights above a landing are whole steps long, or as long as there is room: a whole foot leaves none out. */
  readonly lengthStep: Inches
}

export type Found = {
  /** The cheapest first. */
  readonly routes: readonly Route[]
  readonly looked: number
  /** Whether nothing of the pattern was left out but what costs as much as this. */
  readonly isExhausted: boolean
  readonly knownBelow: Cents
}

/** A way as far as it is laid. */
export type Walk = {
  readonly pieces: readonly Piece[]
  readonly joints: readonly PricedJoints[]
  readonly from: Start['from']
  readonly heading: Heading
  readonly used: Inches
  /** What it costs at least. */
  readonly price: Cents
}

/** A search under way: what it found, and how much it looked at. */
export type Hunt = PatternRequest & {
  /** What the landings from each stage on cost at least. */
  readonly landingPrices: readonly Cents[]
  readonly lengths: LengthsInOrder
  /** null where nothing has to stay. */
  readonly keptAhead: KeptAhead | null
  readonly shortlist: Shortlist
  looked: number
  /** Whether a length was left out because it is none of the steps. */
  hasSkipped: boolean
}

export const dearest = ({ shortlist }: Hunt): Cents => shortlist.dearest()

/** Whether there is no price limit yet: the price of legs is then not worked out, since nothing is left out for it. */
export const hasNoPriceLimit = (hunt: Hunt): boolean => dearest(hunt) === Number.POSITIVE_INFINITY

export const isSpent = ({ looked, budget }: Hunt): boolean => looked > budget

/** Ramp still needed from here at least, wherever the way ends. */
export const needed = ({ used }: Pick<Walk, 'used'>, { leastRamp }: SearchSite): Inches => leastRamp - used

/** The next flight, as it lies. */
export const flightFrom = (
  { from, heading }: Pick<Walk, 'from' | 'heading'>,
  made: MadeFlight,
  { stock }: SearchSite,
): FlightLaid => ({
  kind: 'flight',
  heading,
  from,
  length: made.length,
  made,
  rect: rectAhead(from, heading, made.length, stock.rampOverall),
})
