import type { Point } from '../../../base/geometry/point.ts'
import { type Inches, isAtMost, isLess } from '../../../base/units.ts'
import type { Deck, FlightLaid, Piece } from '../pieces/route.ts'
import { cornersOf, type Rect, rectAhead, step } from '../room/rect.ts'
import { deckItem } from '../stock/stock.ts'
import { kill } from './rejections.ts'
import type { SearchSite } from './search-site.ts'

/** Room a frame takes under its deck (rule 15). */
export const STANDARD_FRAME: Inches = 3.5
export const LOW_FRAME: Inches = 1.5
const UNDER: Inches = 0.5
const UNDER_AT_FOOT: Inches = 1.1
const FOOT: Inches = 24
/** Stock legs serve less than this (rule 13). */
export const LEGS: Inches = 100

/** A piece with the height of its upper end, and of its lower one. */
export type PieceHeights = { readonly piece: Piece; readonly top: Inches; readonly bottom: Inches }

/** Heights of all pieces: decks are level, flights fall evenly over all ramps. */
export function heightsOf(pieces: readonly Piece[], top: Inches, bottom: Inches): readonly PieceHeights[] {
  const length = pieces.reduce((sum, piece) => sum + (piece.kind === 'flight' ? piece.length : 0), 0)
  const slope = length === 0 ? 0 : (top - bottom) / length
  let height = top
  return pieces.map((piece) => {
    const upper = height
    if (piece.kind === 'flight') height -= piece.length * slope
    return { piece, top: upper, bottom: height }
  })
}

/** Whether a deck so high can stand: on its frame, or on a low one where the line sells that. */
export function frameFor(
  deck: Deck,
  over: Inches,
  { stock }: Pick<SearchSite, 'stock'>,
): 'standard' | 'low' | null {
  if (isAtMost(STANDARD_FRAME, over)) return 'standard'
  return isAtMost(LOW_FRAME, over) && hasLowFrame(deck, { stock }) ? 'low' : null
}

/** Whether the line sells a low-profile platform of a size. */
export const hasLowFrame = ({ size }: Pick<Deck, 'size'>, { stock }: Pick<SearchSite, 'stock'>): boolean =>
  deckItem(stock, size, { rails: stock.rails, isLowProfile: true, isResting: false }) !== null

/** How far a deck lies over the highest ground under it. */
export function overGround(deck: Deck, height: Inches, { ground }: Pick<SearchSite, 'ground'>): Inches {
  if (!ground) return height
  return Math.min(...ground.placesUnder(cornersOf(deck.rect)).map((at) => height - ground.heightAt(at)))
}

/** Whether everything stands over the ground: frames fit, legs reach, no ramp lies in it (rules 13 and 15). */
export const standsOverGround = (raised: readonly PieceHeights[], search: SearchSite): boolean =>
  raised.every((one, index) =>
    one.piece.kind === 'deck'
      ? deckStands(one.piece, one.top, search)
      : flightStands(one.piece, one, { search, isLast: index === raised.length - 1 }),
  )

function deckStands(deck: Deck, height: Inches, search: SearchSite): boolean {
  if (height - search.highest >= STANDARD_FRAME && height - search.lowest < LEGS) return true
  const over = overGround(deck, height, search)
  if (!deck.isResting && frameFor(deck, over, search) === null) {
    kill(search.rejections, {
      rule: 15,
      code: 'too-low',
      name: deck.use,
      need: hasLowFrame(deck, search) ? LOW_FRAME : STANDARD_FRAME,
      have: () => over,
      missing: 10 + STANDARD_FRAME - over,
    })
    return false
  }
  const tallest = Math.max(...cornersOf(deck.rect).map((at) => height - (search.ground?.heightAt(at) ?? 0)))
  if (isLess(tallest, LEGS)) return true
  kill(search.rejections, {
    rule: 13,
    code: 'too-high',
    name: deck.use,
    need: LEGS,
    have: () => tallest,
    missing: 10 + tallest - LEGS,
  })
  return false
}

type Standing = { readonly search: SearchSite; readonly isLast: boolean }

function flightStands(
  flight: FlightLaid,
  { top, bottom }: PieceHeights,
  { search, isLast }: Standing,
): boolean {
  const { ground } = search
  if (!ground) return isLess(top, LEGS)
  if (bottom >= search.highest && top - search.lowest < LEGS) return true
  const stands = (at: Point, limit: Inches): boolean => {
    const along = alongOf(flight, at)
    const surface = top - (top - bottom) * Math.min(1, Math.max(0, along / flight.length))
    const under = ground.heightAt(at) - surface
    if (isAtMost(under, limit)) return isLess(-under, LEGS)
    kill(search.rejections, {
      rule: 15,
      code: 'too-low',
      name: 'ramp',
      need: limit,
      have: () => under,
      missing: 15,
    })
    return false
  }
  const stretches = stretchesOf(flight, isLast).map(({ rect, limit }) => ({
    corners: cornersOf(rect),
    limit,
  }))
  // What lies in the ground does so at a corner, as a rule, and those cost the least to look at.
  return (
    stretches.every(({ corners, limit }) => corners.every((at) => stands(at, limit))) &&
    stretches.every(({ corners, limit }) => ground.placesUnder(corners).every((at) => stands(at, limit)))
  )
}

type Stretch = { readonly rect: Rect; readonly limit: Inches }

/** A flight, and before its foot the last of it by itself: it may lie deeper there, and nowhere above. */
function stretchesOf({ from, heading, length, rect }: FlightLaid, isLast: boolean): readonly Stretch[] {
  if (!isLast) return [{ rect, limit: UNDER }]
  if (length <= FOOT) return [{ rect, limit: UNDER_AT_FOOT }]
  const wide = heading === 0 || heading === 2 ? rect.right - rect.left : rect.bottom - rect.top
  const above = length - FOOT
  return [
    { rect: rectAhead(step(from, heading, above), heading, FOOT, wide), limit: UNDER_AT_FOOT },
    { rect: rectAhead(from, heading, above, wide), limit: UNDER },
  ]
}

/** How far down a flight a place lies. */
function alongOf({ from, heading }: FlightLaid, at: Point): Inches {
  const next = step(from, heading, 1)
  return (at.x - from.x) * (next.x - from.x) + (at.y - from.y) * (next.y - from.y)
}

/** How far one may fall from anywhere, at most; nothing is known of walls beside it. */
export const highestDrop = (raised: readonly PieceHeights[], { lowest }: SearchSite): Inches =>
  Math.max(0, ...raised.map(({ top }) => top - lowest))
