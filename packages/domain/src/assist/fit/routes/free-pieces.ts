import type { Inches } from '../../../base/units.ts'
import type { Deck, FlightLaid, Piece, Start } from '../pieces/route.ts'
import { faces, movedAlong, overlaps, rectAhead, rectGap } from '../room/rect.ts'
import { type Blocked, blocksDeck, blocksRamp } from '../room/room.ts'
import type { SearchSite } from './search-site.ts'

/** Feet of a ramp reach past its rail: decks and ramps that are not joined keep this much clear (rule 17). */
const CLEAR: Inches = 3
const DUST: Inches = 1e-6

/** Whether a flight lies off the way above it; it joins the last piece above. */
export function isOffRoute(flight: FlightLaid, above: readonly Piece[]): boolean {
  const last = above.length - 1
  return above.every((piece, index) => {
    if (index === last) return true
    return index === last - 1
      ? isFreeBeside(flight, piece, above.at(-1))
      : rectGap(piece.rect, flight.rect) >= CLEAR - DUST
  })
}

/** Says what of the site ended a flight, and where a flight so long would be free. */
export function noteShort(
  { pieces, from, heading }: Pick<Start, 'from' | 'heading'> & { readonly pieces: readonly Piece[] },
  { length, blocked }: { readonly length: Inches; readonly blocked: Blocked | null },
  search: SearchSite,
): void {
  if (!blocked) return
  note(blocked, search)
  const { room, stock, wanted } = search
  wanted.note(pieces, () => {
    const rect = rectAhead(from, heading, length, stock.rampOverall)
    return { kind: 'ramp', rect, isFree: (by) => !blocksRamp(room, movedAlong(rect, by)) }
  })
}

/** Says what of the site ended a flight. */
export const noteEnd = (blocked: Blocked | null, search: SearchSite): void => {
  if (blocked) note(blocked, search)
}

/** Before the deck it leaves lies a flight it may meet at a corner, or the other of two joined decks. */
const isFreeBeside = (flight: FlightLaid, piece: Piece, deck: Piece | undefined): boolean =>
  piece.kind === 'deck' && deck?.kind === 'deck'
    ? !overlaps(piece.rect, flight.rect)
    : !faces(piece.rect, flight.rect, CLEAR)

/** Whether the site has room for decks below such pieces. */
export const haveRoom = (decks: readonly Deck[], above: readonly Piece[], search: SearchSite): boolean =>
  decks.every(({ rect }) => {
    const { room, wanted } = search
    const blocked = blocksDeck(room, rect)
    if (!blocked) return true
    note(blocked, search)
    const isFree = (by: Inches) => !blocksDeck(room, movedAlong(rect, by))
    wanted.note(above, () => ({ kind: 'deck', rect, isFree }))
    return false
  })

/** Whether decks lie off the way above them; they join its last piece. */
export const areDecksOffRoute = (decks: readonly Deck[], above: readonly Piece[]): boolean =>
  decks.every((deck) =>
    above.every(
      (piece, index) => index === above.length - 1 || rectGap(piece.rect, deck.rect) >= CLEAR - DUST,
    ),
  )

/** Asked for more often than anything else of a search. */
const note = ({ name }: Blocked, { rejections: { inTheWay } }: SearchSite) =>
  inTheWay.set(name, (inTheWay.get(name) ?? 0) + 1)
