import type { Point } from '../../../base/geometry/point.ts'
import { type Inches, isAtMost, roundTo } from '../../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../../model/catalogue/catalogue.ts'
import type { Item } from '../../../model/catalogue/item.ts'
import type { Deck, Foot, Piece } from '../pieces/route.ts'
import { centreOf, type Heading, overlaps, rectAhead, rectGap, step, turned } from '../room/rect.ts'
import { blocksLanding, blocksRamp } from '../room/room.ts'
import type { PieceHeights } from './heights.ts'
import type { SearchSite } from './search-site.ts'

/** Level ground at the foot of a stair. */
export const FOOT_OF_STAIR: Inches = 36
const CLEAR: Inches = 3
/** What lies so near to a side of a deck uses it. */
const USED: Inches = 0.6

/** Stairs in stock. */
export const stairsOf = (catalogue: Catalogue): readonly Item[] =>
  itemsOfRole(catalogue, 'stair').filter(({ isCustom, price }) => !isCustom && price !== null)

/** The lowest stair of a line, inches; infinite where it has none. */
export const lowestStair = (catalogue: Catalogue): Inches =>
  Math.min(...stairsOf(catalogue).map(({ minHeightInclusive }) => minHeightInclusive ?? 0))

/** A stair beside a way: where its middle lies and which way it leads down. */
export type StairPlace = {
  readonly item: Item
  readonly at: Point
  readonly heading: Heading
  readonly top: Inches
  readonly height: Inches
  readonly bottom: Inches
}

const HEADINGS: readonly Heading[] = [0, 1, 2, 3]

export type StairRequest = {
  readonly raised: readonly PieceHeights[]
  /** The ground that the ramp needs at its foot. */
  readonly foot: Pick<Foot, 'reach'>
  readonly stairs: readonly Item[]
}

/**
 * The first deck of a way, from the door down, that has room for a stair beside it: at a side of its own, or else beside the ramp;
 * null where none has.
 */
export function stairRoom({ raised, foot, stairs }: StairRequest, search: SearchSite): StairPlace | null {
  const pieces = raised.map(({ piece }) => piece)
  for (const isShared of [false, true])
    for (const { piece, top } of raised) {
      if (piece.kind !== 'deck') continue
      for (const heading of HEADINGS) {
        const found = stairAt(piece, heading, { top, stairs, pieces, foot, search, isShared })
        if (found) return found
      }
    }
  return null
}

type Beside = {
  readonly top: Inches
  readonly stairs: readonly Item[]
  readonly pieces: readonly Piece[]
  readonly foot: Pick<Foot, 'reach'>
  readonly search: SearchSite
  /** Whether the side of the deck has a ramp, which the stair keeps clear of. */
  readonly isShared: boolean
}

/** A stair at one side of a deck: flush with either end of it, or in its middle. */
function stairAt(deck: Deck, heading: Heading, beside: Beside): StairPlace | null {
  const { top, stairs, pieces, foot, search } = beside
  const { left, right, top: upper, bottom: lower } = deck.rect
  const [deep, wide] =
    heading === 0 || heading === 2 ? [lower - upper, right - left] : [right - left, lower - upper]
  const middle = step(centreOf(deck.rect), heading, deep / 2)
  if (!hasSideForStair(deck, { middle, heading, wide }, beside)) return null
  const others = pieces.filter((piece) => piece !== deck)
  for (const item of stairs)
    for (const share of [0, -1, 1]) {
      const from = step(middle, heading, 0, (share * Math.max(0, wide - (item.width ?? 0))) / 2)
      const found =
        wide >= (item.width ?? 0) ? stairFrom(from, heading, item, { top, others, foot, search }) : null
      if (found) return found
    }
  return null
}

type Side = { readonly middle: Point; readonly heading: Heading; readonly wide: Inches }

/** Whether a stair may be at a side of a deck: one without a ramp, or wide enough for both where it shares it. */
function hasSideForStair(deck: Deck, { middle, heading, wide }: Side, beside: Beside): boolean {
  const { pieces, search, stairs, isShared } = beside
  // A deck is entered at the side that looks at the door.
  if (deck.use === 'door' && heading === turned(deck.out ?? 0, 2)) return false
  // Who takes the stair turns on the deck, or goes straight on where the ramp turns (rule 8).
  if (Math.min(deck.size.x, deck.size.y) < search.limits.turn && !deck.isJoined) return false
  const narrowest = Math.min(...stairs.map(({ width }) => width ?? 0))
  if (isShared && wide < search.stock.rampOverall + CLEAR + narrowest) return false
  const side = rectAhead(middle, heading, USED, wide)
  return pieces.some((piece) => piece !== deck && overlaps(piece.rect, side)) === isShared
}

/** Whether one could fall from the upper end of a stair without guards farther than the codes allow (rule 14). */
function needsGuards(
  { width, handrails }: Item,
  from: Point,
  heading: Heading,
  { top, search }: Pick<From, 'top' | 'search'>,
): boolean {
  const { limits, stock, ground } = search
  const limit = limits.unguarded
  if (limit === null || (handrails !== null && handrails === stock.guards)) return false
  return [-1, 1].some((side) => {
    const edge = step(from, heading, 0, (side * (width ?? 0)) / 2)
    return !isAtMost(top - (ground?.heightAt(edge) ?? 0), limit)
  })
}

type From = Pick<Beside, 'top' | 'foot' | 'search'> & { readonly others: readonly Piece[] }

/** A stair that leads down from the middle of its upper edge, if it and the ground at its foot are free. */
function stairFrom(
  from: Point,
  heading: Heading,
  item: Item,
  { top, others, foot, search }: From,
): StairPlace | null {
  const { width, length, minHeightInclusive, maxHeightLessThan } = item
  if (width === null || length === null) return null
  const lower = step(from, heading, length)
  const bottom = roundTo(search.ground?.heightAt(lower) ?? 0, 4)
  const height = roundTo(top - bottom, 4)
  if (height < (minHeightInclusive ?? 0) || height >= (maxHeightLessThan ?? 0)) return null
  if (needsGuards(item, from, heading, { top, search })) return null
  const rect = rectAhead(from, heading, length, width)
  const landing = rectAhead(lower, heading, FOOT_OF_STAIR, width)
  const isFree =
    !blocksRamp(search.room, rect) &&
    !blocksLanding(search.room, landing) &&
    !overlaps(rect, foot.reach) &&
    others.every((one) => rectGap(one.rect, rect) >= CLEAR && rectGap(one.rect, landing) > 0)
  return isFree ? { item, at: step(from, heading, length / 2), heading, top, height, bottom } : null
}
