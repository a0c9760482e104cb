import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Inches } from '../../units.ts'
import type { KeptPart } from '../ask/fit-ask.ts'
import type { Frame } from '../ask/frame.ts'
import { type Heading, overlaps, type Rect, rotationOf, turned } from '../room/rect.ts'
import type { DeckSize } from '../stock/stock.ts'
import type { Piece } from './way.ts'

/** A part that stays, as it lies in the frame of the search. */
export type KeptPiece = {
  readonly rect: Rect
  /** null where it is no platform. */
  readonly size: DeckSize | null
  /** Which way a ramp goes down; null on a platform. */
  readonly heading: Heading | null
}

/** Parts that stay may lie this far beside where a way has them. */
const NEAR: Inches = 0.1

/** Parts that stay as pieces; null where one is neither a platform nor a ramp, so that no way can run over it. */
export function keptPieces(
  keep: readonly KeptPart[],
  frame: Frame,
  catalogue: Catalogue,
): readonly KeptPiece[] | null {
  const pieces = keep.map((part) => keptPiece(part, frame, catalogue))
  return pieces.every((piece) => piece !== null) ? pieces : null
}

function keptPiece(part: KeptPart, { partToFrame }: Frame, catalogue: Catalogue): KeptPiece | null {
  const item = catalogue.byShortName.get(part.shortName)
  if (!item?.width || !item.length || !item.usableWidth || !item.usableLength) return null
  const { at, rotation } = partToFrame(part)
  const isLying = rotation === 90 || rotation === 270
  const [x, y] = isLying ? [item.usableLength, item.usableWidth] : [item.usableWidth, item.usableLength]
  const [overallX, overallY] = isLying ? [item.length, item.width] : [item.width, item.length]
  const rect = {
    left: at.x - overallX / 2,
    right: at.x + overallX / 2,
    top: at.y - overallY / 2,
    bottom: at.y + overallY / 2,
  }
  if (item.role === 'platform')
    return { rect, size: { x, y, overallX, overallY, price: item.price ?? 0 }, heading: null }
  const heading = ([0, 1, 2, 3] as const).find((one) => rotationOf(one) === rotation)
  return item.role === 'ramp' || item.role === 'starter-ramp'
    ? { rect, size: null, heading: heading ?? turned(0, 0) }
    : null
}

/** Whether a way runs over every part that stays. */
export const runsOver = (pieces: readonly Piece[], kept: readonly KeptPiece[]): boolean =>
  missingOf(pieces, kept).length === 0

const missingOf = (pieces: readonly Piece[], kept: readonly KeptPiece[]): readonly KeptPiece[] =>
  kept.filter((one) => !pieces.some((piece) => (one.size ? isSameDeck(piece, one) : isInFlight(piece, one))))

/** Whether a way that goes on over so many decks and flights may still run over every part that stays. */
export function mayRunOver(
  pieces: readonly Piece[],
  kept: readonly KeptPiece[],
  left: { readonly decks: number; readonly flights: number },
): boolean {
  if (kept.length === 0) return true
  const missing = missingOf(pieces, kept)
  const decks = missing.filter(({ size }) => size !== null).length
  if (decks > left.decks || (missing.length > decks && left.flights === 0)) return false
  return missing.every(({ rect }) => pieces.every((piece) => !overlaps(piece.rect, rect)))
}

const isNear = (a: Inches, b: Inches): boolean => Math.abs(a - b) <= NEAR

const isSameDeck = (piece: Piece, { rect }: KeptPiece): boolean =>
  piece.kind === 'deck' &&
  isNear(piece.rect.left, rect.left) &&
  isNear(piece.rect.right, rect.right) &&
  isNear(piece.rect.top, rect.top) &&
  isNear(piece.rect.bottom, rect.bottom)

/** Whether a ramp lies in a flight; which of its sections it is shows when they are laid. */
function isInFlight(piece: Piece, { rect, heading }: KeptPiece): boolean {
  return (
    piece.kind === 'flight' &&
    piece.heading === heading &&
    piece.rect.left <= rect.left + NEAR &&
    piece.rect.right >= rect.right - NEAR &&
    piece.rect.top <= rect.top + NEAR &&
    piece.rect.bottom >= rect.bottom - NEAR
  )
}

/** As far as the longest bridge plate reaches (rule 1). */
const BRIDGED: Inches = 11

/** The deck that stays before the door, if one does: it covers the middle of it and stands against the wall, or across a plate. */
export const keptAtDoor = (kept: readonly KeptPiece[]): KeptPiece | undefined =>
  kept.find(
    ({ size, rect }) =>
      size !== null && rect.top >= -0.5 && rect.top <= BRIDGED && rect.left < 0 && rect.right > 0,
  )

/** Landings and ramps follow one another by whole feet and by what platforms add: so a shift may bring them over a part. */
export function shiftsTo(kept: readonly KeptPiece[], adds: readonly Inches[]): readonly Inches[] {
  return kept.flatMap(({ rect }) => {
    const middle = (rect.left + rect.right) / 2
    return adds.flatMap((add) => {
      const rest = (((middle - add) % 12) + 12) % 12
      return [rest - 12, rest]
    })
  })
}
