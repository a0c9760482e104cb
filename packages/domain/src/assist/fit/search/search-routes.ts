import { type Cents, INCHES_PER_FOOT } from '../../../base/units.ts'
import { landingsOf } from '../pieces/landings.ts'
import type { Route, Start } from '../pieces/route.ts'
import { canStartGuarded, leastOfJoints } from '../routes/estimate.ts'
import { heightsOf, standsOverGround } from '../routes/heights.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { leastUnderDecks, lowestDeck } from '../routes/support-prices.ts'
import { type Agenda, agendaOf, LAST_NEW } from './agenda.ts'
import { deadEnds } from './dead-ends.ts'
import { roomForLandings } from './room-for-landings.ts'
import { roomLeftIn } from './room-left.ts'
import type { RouteSearch } from './route-search.ts'
import { searchPattern } from './search-pattern.ts'

export type Searched = {
  readonly routes: readonly Route[]
  readonly looked: number
  /** Every pattern that is worth it had its share: what was found is to be judged before more is looked for. */
  readonly isPassOver: boolean
}

/** How a search ended. */
export type Ended = {
  /** Every way was looked at that could cost less than the cheapest accepted one, and no other start could. */
  readonly isProven: boolean
  /** The budget, or its passes, ended before the ways did. */
  readonly isCutShort: boolean
}

/**
 * Searches pattern by pattern, the cheapest first, in passes of a growing share, and gives the ways as it goes.
 */
export function* searchRoutes(request: RouteSearch): Generator<Searched, Ended> {
  const { search, starts: given, sizes, lengthSteps, budget, verdicts } = request
  const starts = raisedStarts(given, search)
  if (starts.length === 0) return { isProven: true, isCutShort: false }
  const landings = landingsOf(search.stock, sizes, search.joints)
  const agenda = agendaOf(request, starts, landings)
  const roomLeft = roomLeftIn(search)
  const known = { deadEnds: deadEnds(), rooms: roomForLandings() }
  let looked = 0
  const passes = lengthSteps.length || Number.POSITIVE_INFINITY
  for (let pass = 0; pass < passes; pass++) {
    const open = agenda.openIn(pass)
    if (open.length === 0 && pass >= LAST_NEW)
      return { isProven: verdicts.cheapest() <= leastWithMoreDecks(agenda, search), isCutShort: false }
    for (const pattern of open) {
      const most = budgetOf(agenda, request) - looked
      if (most <= 0) {
        yield PASS_OVER
        return CUT_SHORT
      }
      // What was found meanwhile may cost less.
      if (!agenda.isOpen(pattern, pass)) continue
      const one = searchPattern({
        stages: pattern.stages,
        ahead: pattern.ahead,
        starts,
        landings,
        search,
        most: agenda.isVaried(pass) ? budget.waysOfPattern : 1,
        budget: Math.min(budget.pattern * GROWTH ** (pass - pattern.later), most),
        below: agenda.limitOf(pattern, pass),
        settled: verdicts.settled,
        ...known,
        roomLeft: roomLeft(pattern.stages),
        lengthStep: lengthSteps[pass] ?? INCHES_PER_FOOT,
      })
      looked += one.looked
      agenda.note(pattern, one)
      yield { routes: one.routes, looked: one.looked, isPassOver: false }
    }
    yield PASS_OVER
    agenda.endPass()
  }
  return CUT_SHORT
}

const CUT_SHORT: Ended = { isProven: false, isCutShort: true }

const budgetOf = (agenda: Agenda, { budget }: RouteSearch): number =>
  agenda.hasFound() ? budget.all : budget.none

/**
 * Of starts over two joined decks only the least costly are laid, and none over three. They cost a deck more than the cheapest of any
 * pattern without walls around it: what is found for less than that is not beaten by one.
 */
const leastWithMoreDecks = ({ cheapest }: Agenda, { stock }: SearchSite): Cents =>
  cheapest() + Math.min(...stock.decks.map(({ price }) => price))

const PASS_OVER: Searched = { routes: [], looked: 0, isPassOver: true }

/** From one pass to the next. */
const GROWTH = 4

/** Starts that can stand and be guarded, with what the height at the door adds to them, the cheapest first. */
const raisedStarts = (starts: readonly Start[], search: SearchSite): readonly Start[] =>
  starts
    .filter(
      (start) =>
        standsOverGround(heightsOf(start.pieces, search.top, search.top), search) &&
        canStartGuarded(start, search),
    )
    .map((start) => ({
      ...start,
      price:
        leastOfJoints(start.joints, start.pieces, lowestDeck(0, search), search) +
        leastUnderDecks(start.pieces, lowestDeck(0, search), search) +
        (search.stairs ? Math.min(...search.stairs.map(search.stock.priceOf)) : 0),
    }))
    .sort((a, b) => a.price - b.price)
