import type { Point } from '../../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import { type Heading, rectAhead, step, turned } from '../room/rect.ts'
import type { DeckSize, FitStock } from '../stock/stock.ts'
import type { Deck, Stage } from './way.ts'

/** A way over decks, from the lower end of a flight to the upper end of the next. */
export type Passage = {
  readonly decks: readonly Deck[]
  readonly heading: Heading
  readonly from: Point
}

/** Where a ramp sits on a side, as seen by who walks: at its left end, in the middle, at its right end. */
export type Seat = -1 | 0 | 1

/** The shortest ramp there is. */
export const SHORTEST: Inches = 2 * INCHES_PER_FOOT

export type Sizes = {
  readonly turn: Inches
  readonly rest: Inches
  readonly seats: readonly Seat[]
  readonly more: boolean
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

function rests(from: Point, heading: Heading, stock: FitStock, sizes: Sizes): readonly Passage[] {
  const fitting = stock.decks
    .map((size) => lying(size, heading))
    .filter((size) => size.along >= sizes.rest && isWideEnough(size, stock))
    .slice(0, sizes.more ? 2 : 1)
  const seats: readonly Seat[] = stock.restsAtCentre ? [0] : sizes.seats
  return fitting.flatMap((size) =>
    seats.flatMap((seat) =>
      (stock.restsAtCentre ? seats : sizes.more ? sizes.seats : [seat]).map((next) => {
        const side = sideways(size.wide, stock)
        const near = step(from, heading, 0, -seat * side)
        const deck = deckAt(near, heading, size, { use: 'rest', isResting: stock.restsAtCentre })
        return {
          decks: [deck],
          heading,
          from: step(near, heading, size.deep, next * side),
        }
      }),
    ),
  )
}

type Around = { readonly stock: FitStock; readonly sizes: Sizes }

function quarters(from: Point, heading: Heading, turn: 1 | -1, { stock, sizes }: Around): readonly Passage[] {
  const onward = turned(heading, turn)
  const fitting = stock.decks
    .map((size) => lying(size, heading))
    .filter(
      (size) => size.along >= sizes.turn && size.across >= sizes.turn && size.along + size.across <= 156,
    )
    .filter((size) => isWideEnough(size, stock) && size.deep >= stock.rampOverall - 0.01)
    .slice(0, sizes.more ? 4 : 1)
  return fitting.flatMap((size) =>
    sizes.seats.flatMap((seat) =>
      sizes.seats.map((next) => {
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
  const wide = lain.filter((size) => size.across >= TWO_LANES).slice(0, 1)
  const pairs = lain.filter((size) => isWideEnough(size, stock) && 2 * size.across >= TWO_LANES)
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
    ...pairs.slice(0, sizes.more ? 2 : 1).map((size) => joined(from, heading, turn, { size, stock })),
  ]
}

/** Two lanes side by side, usable. */
export const TWO_LANES: Inches = 96

function joined(
  from: Point,
  heading: Heading,
  turn: 1 | -1,
  { size, stock }: { readonly size: Lying; readonly stock: FitStock },
): Passage {
  const side = sideways(size.wide, stock)
  const near = step(from, heading, 0, turn * side)
  const beside = step(near, heading, 0, turn * size.wide)
  const looks = { use: 'turn', isResting: false, isJoined: true } as const
  return {
    decks: [deckAt(near, heading, size, looks), deckAt(beside, heading, size, looks)],
    heading: turned(heading, 2),
    from: step(beside, heading, 0, turn * side),
  }
}

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
