import type { Point } from '../../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import { type Heading, rectAhead, step, turned } from '../room/rect.ts'
import type { DeckSize, FitStock } from '../stock/stock.ts'
import type { Deck, Stage } from './route.ts'

/** A way over decks, from the lower end of a flight to the upper end of the next. */
export type Passage = {
  readonly decks: readonly Deck[]
  readonly heading: Heading
  readonly from: Point
}

/** Where a ramp sits on a side, as seen by who walks: at its left end, in the middle, at its right end. */
export type Seat = -1 | 0 | 1

/** Seats tried on landings; 'outside': one on each, flush with the outside of a turn and with one edge in line, which takes the least room. */
type LandingSeats = readonly Seat[] | 'outside'

/** The shortest ramp there is. */
export const SHORTEST: Inches = 2 * INCHES_PER_FOOT

export type Sizes = {
  readonly turn: Inches
  readonly rest: Inches
  readonly seats: LandingSeats
  readonly more: boolean
  /** A stair is joined to one of the platforms: one turns there. */
  readonly withStair: boolean
}

/** Every way over a landing, from the middle of the lower edge of a flight. */
export function onwardOver(
  stage: Stage,
  from: Point,
  heading: Heading,
  { stock, sizes }: { readonly stock: FitStock; readonly sizes: Sizes },
): readonly Passage[] {
  switch (stage) {
    case 'rest':
      return rests(from, heading, stock, sizes)
    case 'right':
      return quarters(from, heading, 1, { stock, sizes })
    case 'left':
      return quarters(from, heading, -1, { stock, sizes })
    case 'back-right':
      return halves(from, heading, 1, { stock, sizes })
    case 'back-left':
      return halves(from, heading, -1, { stock, sizes })
  }
}

/** A size as who walks sees it: along the way, and across. */
type Lying = DeckSize & {
  readonly along: Inches
  readonly across: Inches
  readonly deep: Inches
  readonly wide: Inches
}

const lying = (size: DeckSize, heading: Heading): Lying => {
  const isUpright = heading === 0 || heading === 2
  return {
    ...size,
    along: isUpright ? size.y : size.x,
    across: isUpright ? size.x : size.y,
    deep: isUpright ? size.overallY : size.overallX,
    wide: isUpright ? size.overallX : size.overallY,
  }
}

const isWideEnough = (size: Lying, { rampOverall, rampWidth }: FitStock): boolean =>
  size.wide >= rampOverall - 0.01 && size.across >= rampWidth

/** The least costly so many, and what costs the same as the last of them: a platform turned by a quarter. */
const usual = (fitting: readonly Lying[], most: number): readonly Lying[] =>
  fitting.filter(({ price }, index) => index < most || price === fitting[most - 1]?.price)

function rests(from: Point, heading: Heading, stock: FitStock, sizes: Sizes): readonly Passage[] {
  const all = stock.decks
    .map((size) => lying(size, heading))
    .filter((size) => size.along >= sizes.rest && isWideEnough(size, stock))
  const toTurnOn = all.filter((size) => size.along >= sizes.turn && size.across >= sizes.turn)
  const fitting = new Set([
    ...usual(all, sizes.more ? MORE_RESTS : 1),
    ...(sizes.withStair ? toTurnOn.slice(0, 1) : []),
  ])
  const seats = stock.restsAtCentre ? CENTER : seatsInLine(sizes.seats)
  const wider = sizes.more && !stock.restsAtCentre ? widerThan(usual(all, MORE_RESTS), all) : []
  return [
    ...[...fitting].flatMap((size) =>
      seatsOn(size.wide, seats, stock).flatMap((seat) =>
        (sizes.more ? seatsOn(size.wide, seats, stock) : [seat]).map((next) => ({ size, seat, next })),
      ),
    ),
    ...wider.flatMap((size) => [
      { size, seat: -1, next: 1 },
      { size, seat: 1, next: -1 },
    ]),
  ].map(({ size, seat, next }) => {
    const side = sideways(size.wide, stock)
    const near = step(from, heading, 0, -seat * side)
    const deck = deckAt(near, heading, size, { use: 'rest', isResting: stock.restsAtCentre })
    return {
      decks: [deck],
      heading,
      from: step(near, heading, size.deep, next * side),
    }
  })
}

/** So many platforms to rest on where more is looked for. */
const MORE_RESTS = 2

/** The least costly platform of every width beyond these: ramps at its opposite ends get past obstacles in line. */
function widerThan(these: readonly Lying[], all: readonly Lying[]): readonly Lying[] {
  const widest = Math.max(0, ...these.map(({ wide }) => wide))
  return all.filter(
    ({ wide }, index) => wide > widest && all.findIndex((other) => other.wide === wide) === index,
  )
}

const CENTER: readonly Seat[] = [0]
const RIGHT: readonly Seat[] = [1]
const LEFT: readonly Seat[] = [-1]

const seatsInLine = (seats: LandingSeats): readonly Seat[] => (seats === 'outside' ? RIGHT : seats)

/** Of a ramp that comes to a quarter turn, and of the one that leaves it. */
function seatsAround(turn: 1 | -1, seats: LandingSeats) {
  if (seats !== 'outside') return { arriving: seats, leaving: seats }
  return { arriving: turn === 1 ? LEFT : RIGHT, leaving: RIGHT }
}

type Around = { readonly stock: FitStock; readonly sizes: Sizes }

function quarters(from: Point, heading: Heading, turn: 1 | -1, { stock, sizes }: Around): readonly Passage[] {
  const onward = turned(heading, turn)
  const { arriving, leaving } = seatsAround(turn, sizes.seats)
  const fitting = stock.decks
    .map((size) => lying(size, heading))
    .filter(
      (size) => size.along >= sizes.turn && size.across >= sizes.turn && size.along + size.across <= 156,
    )
    .filter((size) => isWideEnough(size, stock) && size.deep >= stock.rampOverall - 0.01)
  return usual(fitting, sizes.more ? 4 : 1).flatMap((size) =>
    seatsOn(size.wide, arriving, stock).flatMap((seat) =>
      seatsOn(size.deep, leaving, stock).map((next) => {
        const near = step(from, heading, 0, -seat * sideways(size.wide, stock))
        const deck = deckAt(near, heading, size, { use: 'turn', isResting: false })
        const along = size.deep / 2 + next * sideways(size.deep, stock)
        return {
          decks: [deck],
          heading: onward,
          from: step(near, heading, along, (turn * size.wide) / 2),
        }
      }),
    ),
  )
}

/** The way turns back: over one wide platform, or over two that are joined side by side. */
function halves(from: Point, heading: Heading, turn: 1 | -1, { stock, sizes }: Around): readonly Passage[] {
  const lain = stock.decks.map((size) => lying(size, heading)).filter((size) => size.along >= sizes.turn)
  const wide = lain.filter((size) => size.across >= TWO_LANES && hasClearLanes(size.wide, stock)).slice(0, 1)
  const pairs = usualPairs(pairsOf(lain, stock), sizes)
  const single = wide.map((size): Passage => {
    const side = sideways(size.wide, stock)
    const near = step(from, heading, 0, turn * side)
    return {
      decks: [deckAt(near, heading, size, { use: 'turn', isResting: false })],
      heading: turned(heading, 2),
      from: step(near, heading, 0, turn * side),
    }
  })
  return [
    ...single,
    ...pairs.flatMap((pair) =>
      lanesOn(pair, sizes, stock).map((lanes) => joined(from, heading, turn, { pair, lanes, stock })),
    ),
  ]
}

/** Where the ramps sit on two joined platforms: 1 at the outer end of a side, -1 at the end beside the other platform. */
type Lanes = readonly [near: 1 | -1, beside: 1 | -1]

const OUTER: Lanes = [1, 1]
const INNER: readonly Lanes[] = [
  [-1, 1],
  [1, -1],
]

/** At the outer ends; where more is looked for also nearer together, as long as the ramps keep clear of each other. */
function lanesOn([first, second]: Pair, { more }: Sizes, stock: FitStock): readonly Lanes[] {
  if (!more) return [OUTER]
  const [nearAside, besideAside] = [sideways(first.wide, stock), sideways(second.wide, stock)]
  const inner = INNER.filter(([near, beside]) => {
    const inward = near < 0 ? nearAside : besideAside
    const apart = (first.wide + second.wide) / 2 + near * nearAside + beside * besideAside
    return inward >= HAIR && apart >= stock.rampOverall + CLEAR - 0.01
  })
  return [OUTER, ...inner]
}

/** So many pairs of platforms are tried where more is looked for. */
const PAIRS = 6

/** The least costly pair of every depth: one that is less deep is wider. */
const usualPairs = (pairs: readonly Pair[], { more }: Sizes): readonly Pair[] =>
  more
    ? pairs.slice(0, PAIRS)
    : pairs.filter((one, index) => pairs.findIndex(([near]) => near.deep === one[0].deep) === index)

/** What is not joined keeps so far apart (rule 17). */
const CLEAR: Inches = 3

/** Whether ramps at both ends of so much platform keep clear of each other. */
const hasClearLanes = (wide: Inches, { rampOverall }: FitStock): boolean =>
  wide >= 2 * rampOverall + CLEAR - 0.01

type Pair = readonly [near: Lying, beside: Lying]

/** Platforms that join side by side, their edges of one size, with two lanes that keep clear of each other, the cheapest first. */
function pairsOf(lain: readonly Lying[], stock: FitStock): readonly Pair[] {
  const wide = lain.filter((size) => isWideEnough(size, stock))
  return wide
    .flatMap((near) => wide.map((beside): Pair => [near, beside]))
    .filter(([near, beside]) => near.deep === beside.deep && near.across + beside.across >= TWO_LANES)
    .filter(([near, beside]) => hasClearLanes(near.wide + beside.wide, stock))
    .sort((a, b) => a[0].price + a[1].price - b[0].price - b[1].price)
}

/** Two lanes side by side, usable. */
export const TWO_LANES: Inches = 96

function joined(
  from: Point,
  heading: Heading,
  turn: 1 | -1,
  {
    pair: [first, second],
    lanes,
    stock,
  }: { readonly pair: Pair; readonly lanes: Lanes; readonly stock: FitStock },
): Passage {
  const near = step(from, heading, 0, turn * lanes[0] * sideways(first.wide, stock))
  const beside = step(near, heading, 0, (turn * (first.wide + second.wide)) / 2)
  const looks = { use: 'turn', isResting: false, isJoined: true } as const
  return {
    decks: [deckAt(near, heading, first, looks), deckAt(beside, heading, second, looks)],
    heading: turned(heading, 2),
    from: step(beside, heading, 0, turn * lanes[1] * sideways(second.wide, stock)),
  }
}

/**
 * Where a ramp is tried on a side so wide. Where it is as wide as the side but for a hair it is tried in the middle alone, and at
 * both ends where every seat is tried: on falling ground a hair may save a foot of ramp.
 */
export function seatsOn(wide: Inches, seats: readonly Seat[], stock: FitStock): readonly Seat[] {
  if (sideways(wide, stock) >= HAIR) return seats
  const isEverySeat = seats.length > 2
  return isEverySeat ? seats.filter((seat) => seat !== 0) : [0]
}

const HAIR: Inches = 0.5

const sideways = (wide: Inches, { rampOverall }: FitStock): Inches => Math.max(0, (wide - rampOverall) / 2)

type Looks = Pick<Deck, 'use' | 'isResting'> & Partial<Pick<Deck, 'isJoined'>>

/** Where its legs stand the engine says with the price of its joints. */
const deckAt = (near: Point, heading: Heading, size: Lying, looks: Looks): Deck => {
  const { along: _, across: __, deep, wide, ...own } = size
  return {
    kind: 'deck',
    isJoined: false,
    ...looks,
    size: own,
    rect: rectAhead(near, heading, deep, wide),
    pockets: [],
  }
}
