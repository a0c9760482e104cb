import type { Point } from '../../../base/geometry/point.ts'
import type { Joints } from '../pieces/joints.ts'
import type { Deck, Start } from '../pieces/route.ts'
import { type Seat, seatsOn } from '../pieces/stages.ts'
import { centreOf, type Heading, rectAhead, step, turned } from '../room/rect.ts'
import { blocksDeck, blocksDoorDeck, type Room } from '../room/room.ts'
import type { DeckSize, FitStock } from '../stock/stock.ts'

/** A deck with the middle of one side somewhere, and which way it lies from there. */
type DeckPlace = { readonly size: DeckSize; readonly at: Point; readonly out: Heading }

type DeckRequest = {
  readonly room: Room
  readonly stock: FitStock
  readonly joints: Joints
  readonly seats: readonly Seat[]
}

export const isUpright = (heading: Heading): boolean => heading === 0 || heading === 2

/** How deep a deck is along a heading, and how wide across it. */
const sidesOf = ({ overallX, overallY }: DeckSize, heading: Heading) =>
  isUpright(heading) ? ([overallY, overallX] as const) : ([overallX, overallY] as const)

/** Never over the side the deck is entered at, not even past the corner of a house: a side has one use. */
const leavesBy = (out: Heading): readonly Heading[] => [out, turned(out, 1), turned(out, -1)]

/** Every way to leave a deck. */
export function startsFrom(place: DeckPlace, request: DeckRequest): readonly Start[] {
  const deck = deckAt(place)
  return blocksDoorDeck(request.room, deck.rect) ? [] : leaving([deck], leavesBy(place.out), request)
}

/** So many decks are tried beside the first: the cheapest alone may end a little too near. */
const SECOND_DECKS = 2

/**
 * Every way to leave a deck that is joined to one side of a deck: it brings the ramp past what is beside the door, as far as a seat
 * at an end of its side does.
 */
export function startsOverTwo(place: DeckPlace, given: DeckRequest): readonly Start[] {
  const request = { ...given, seats: given.seats.filter((seat) => seat !== 0) }
  const first = deckAt(place)
  if (blocksDoorDeck(request.room, first.rect)) return []
  return leavesBy(place.out).flatMap((side) => {
    const [deep, wide] = sidesOf(place.size, side)
    const at = step(centreOf(first.rect), side, deep / 2)
    const headings = leavesBy(place.out).filter((heading) => heading !== turned(side, 2))
    const joining = request.stock.decks.filter((one) => sidesOf(one, side)[1] === wide)
    return joining.slice(0, SECOND_DECKS).flatMap((size) => {
      const second: Deck = { ...deckAt({ size, at, out: side }), use: 'turn', isJoined: true }
      if (blocksDeck(request.room, second.rect)) return []
      return leaving([{ ...first, isJoined: true }, second], headings, request)
    })
  })
}

function deckAt({ size, at, out }: DeckPlace): Deck {
  const rect = rectAhead(at, out, ...sidesOf(size, out))
  return { kind: 'deck', use: 'door', size, rect, isResting: false, isJoined: false, out, pockets: [] }
}

/** Every way to leave the last of some decks in such directions. */
function leaving(
  decks: readonly [Deck, ...Deck[]],
  headings: readonly Heading[],
  { stock, joints, seats }: DeckRequest,
): readonly Start[] {
  const { size, rect } = decks.at(-1) ?? decks[0]
  return headings.flatMap((heading) => {
    const [deep, wide] = sidesOf(size, heading)
    const free = (wide - stock.rampOverall) / 2
    if (free < -0.01) return []
    return seatsOn(wide, seats, stock).flatMap((seat): readonly Start[] => {
      const from = step(centreOf(rect), heading, deep / 2, seat * Math.max(0, free))
      const priced = joints.start(decks, heading, from)
      if (!priced) return []
      const pieces = decks.map((deck, index) => ({ ...deck, pockets: priced.pockets[index] ?? [] }))
      return [{ pieces, heading, from, price: priced.least, joints: priced }]
    })
  })
}
