import type { Inches } from '../../../base/units.ts'
import type { Site, SiteDoor } from '../../../model/layout/site.ts'
import { opensOut } from '../../../rules/site-measures/door-front.ts'
import type { Seat, Sizes } from '../pieces/stages.ts'
import { type StartRequest, startsOf } from '../routes/starts.ts'
import type { RouteSearch } from '../search/route-search.ts'
import type { FitStock } from '../stock/stock.ts'
import type { Evaluator } from './evaluate-route.ts'

/** A search and the court that judges what it finds. */
export type Round = {
  /** It is only gone where fewer layouts than this were found before. */
  readonly below: number
  /** It is gone all the same for what would cost less. */
  readonly mayCostLess: boolean
  /** It is gone for what is more than usual, whatever was found before and costs. */
  readonly isBesides: boolean
  /** It has the whole budget. */
  readonly isUsual: boolean
  readonly searches: Pick<RouteSearch, 'search' | 'starts' | 'sizes' | 'lengthSteps'>
  readonly evaluator: Evaluator
}

/** The platform at the door where something on the site is no longer in the way of a part below it. */
type ShiftedRounds = {
  /** Over the usual platform, one shift in each. */
  readonly oneByOne: () => readonly Round[]
  /** Over every platform. */
  readonly forLess: () => Round | null
}

/** So many layouts make a round of larger platforms and more places needless. */
const ENOUGH = 3
const FLUSH: readonly Seat[] = [1, -1]
const ANY: readonly Seat[] = [1, -1, 0]

export type Rounds = {
  /** First a sketch, then what is usual, then larger platforms and more places. */
  readonly rounds: readonly Round[]
  /** Rounds that follow from what was in the way in those. */
  readonly shifted: ShiftedRounds
}

export const NO_ROUNDS: Rounds = { rounds: [], shifted: { oneByOne: () => [], forLess: () => null } }

/** What is the same in every round. */
type Places = Omit<StartRequest, keyof Reach>

export function roundsOf(places: Places, evaluator: Evaluator, door: SiteDoor): Rounds {
  const { site } = places
  const round = (plan: Plan) => roundOf(plan, places, evaluator)
  return {
    rounds: plansOf(site, door).map(round),
    shifted: site.porch?.use === 'start' ? NO_ROUNDS.shifted : shiftedRounds(evaluator.search, round),
  }
}

function roundOf(
  { seats, more, isSketch, shifted, besidePorch, roomAtDoor, ...when }: Plan,
  places: Places,
  evaluator: Evaluator,
): Round {
  const { limits, stock } = places
  const sizes: Sizes = {
    turn: limits.turn,
    rest: limits.rest,
    seats: isSketch ? 'outside' : seats,
    more,
    withStair: evaluator.search.stairs !== null,
  }
  const reach = { seats: seatsAtDoor(seats, stock), more, shifted, besidePorch, roomAtDoor }
  const starts = startsOf({ ...places, ...reach })
  return {
    ...when,
    searches: { search: evaluator.search, starts, sizes, lengthSteps: isSketch ? SKETCHED : [] },
    evaluator,
  }
}

/** How far a round reaches: from where, and over which platforms. */
type Reach = Pick<StartRequest, 'seats' | 'more' | 'shifted' | 'besidePorch' | 'roomAtDoor'>

type Plan = Pick<Round, 'below' | 'mayCostLess' | 'isBesides' | 'isUsual'> &
  Reach & {
    /** One seat on each landing, and flights in steps: what it finds keeps dearer layouts out of the rounds after it. */
    readonly isSketch: boolean
  }

/** Steps of the lengths of flights in a sketch, pass by pass. */
const SKETCHED: readonly Inches[] = [60, 36, 24, 24]

const USUAL: Plan = {
  seats: FLUSH,
  more: false,
  shifted: null,
  besidePorch: false,
  roomAtDoor: false,
  below: Number.POSITIVE_INFINITY,
  mayCostLess: false,
  isBesides: false,
  isUsual: true,
  isSketch: false,
}
const SKETCH: Plan = { ...USUAL, isUsual: false, isSketch: true }
const BEYOND: Plan = { ...USUAL, isUsual: false, below: ENOUGH }
const MORE: Plan = { ...BEYOND, seats: ANY, more: true, mayCostLess: true }
const BESIDE_PORCH: Plan = { ...BEYOND, besidePorch: true, below: 1 }
const ROOM_AT_DOOR: Plan = { ...BEYOND, roomAtDoor: true, below: 0, isBesides: true }

const plansOf = (site: Site, door: SiteDoor): readonly Plan[] => [
  SKETCH,
  USUAL,
  MORE,
  ...(site.porch?.use === 'start' ? [BESIDE_PORCH] : []),
  ...(wantsRoom(site, door) ? [ROOM_AT_DOOR] : []),
]

/** So many shifts that parts below want are tried of each platform. */
const WANTED = 12

function shiftedRounds({ wanted }: Evaluator['search'], round: (plan: Plan) => Round): ShiftedRounds {
  const oneByOne = { ...USUAL, seats: ANY }
  return {
    oneByOne: () =>
      Array.from({ length: WANTED }, (_, nth) =>
        round({ ...oneByOne, shifted: (size, usual) => wanted.of(size, usual).slice(nth, nth + 1) }),
      ).filter(({ searches }) => searches.starts.length > 0),
    forLess: () => round({ ...MORE, shifted: (size, usual) => wanted.of(size, usual).slice(0, WANTED) }),
  }
}

/** Where an estimator also draws a larger platform: before a door that opens out, and for a scooter. */
const wantsRoom = ({ porch, person }: Site, door: SiteDoor): boolean =>
  porch?.use !== 'start' && (opensOut(door) || /scooter/i.test(person?.device ?? ''))

const seatsAtDoor = (seats: readonly Seat[], { restsAtCentre }: FitStock): readonly Seat[] =>
  restsAtCentre ? FLUSH : seats
