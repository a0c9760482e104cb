import type { Inches } from '../../../base/units.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { KeptPart } from '../request/fit-request.ts'
import type { Frame } from '../request/frame.ts'
import { centreOf, grown, type Heading, overlaps, type Rect, rotationOf, step } from '../room/rect.ts'
import type { DeckSize } from '../stock/stock.ts'
import type { Deck, FlightLaid, Piece } from './route.ts'

/** A part that stays, as it lies in the frame of the search. */
export type KeptPiece = {
  readonly rect: Rect
  /** null where it is no platform. */
  readonly size: DeckSize | null
  /** Which way a ramp goes down; null on a platform. */
  readonly heading: Heading | null
  /** Whether it is one that ends on the ground by itself. */
  readonly isStarter: boolean
}

/** Parts that stay may lie this far beside where a way has them. */
export const NEAR: Inches = 0.1

/** Parts that stay as pieces; null where one is neither a platform nor a ramp or stands askew, so that no way can run over it. */
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
  const heading = ([0, 1, 2, 3] as const).find((one) => rotationOf(one) === rotation)
  if (heading === undefined) return null
  if (item.role === 'platform')
    return {
      rect,
      size: { x, y, overallX, overallY, price: item.price ?? 0 },
      heading: null,
      isStarter: false,
    }
  const isStarter = item.role === 'starter-ramp'
  return item.role === 'ramp' || isStarter ? { rect, size: null, heading, isStarter } : null
}

/** Whether a way runs over every part that stays. */
export const runsOver = (kept: readonly KeptPiece[], pieces: readonly Piece[]): boolean =>
  missingOf(kept, pieces).length === 0

/** Parts that stay and a way does not run over. */
export const missingOf = (kept: readonly KeptPiece[], pieces: readonly Piece[]): readonly KeptPiece[] =>
  kept.filter(
    (one) =>
      !pieces.some((piece) => (piece.kind === 'deck' ? isSameDeck(piece, one) : isInFlight(piece, one))),
  )

/** Whether what is laid lies on none of the parts that stay but in their places. */
export const isOffKept = (missing: readonly KeptPiece[], pieces: readonly Piece[]): boolean =>
  missing.every(({ rect }) => pieces.every((piece) => !overlaps(piece.rect, grown(rect, -NEAR))))

export const isNear = (a: Inches, b: Inches): boolean => Math.abs(a - b) <= NEAR + 1e-6

const isSameDeck = ({ rect: own }: Deck, { size, rect }: KeptPiece): boolean =>
  size !== null &&
  isNear(own.left, rect.left) &&
  isNear(own.right, rect.right) &&
  isNear(own.top, rect.top) &&
  isNear(own.bottom, rect.bottom)

/** Whether a ramp is one of the sections of a flight. */
function isInFlight(flight: FlightLaid, { rect, heading, isStarter }: KeptPiece): boolean {
  if (flight.heading !== heading) return false
  const { made } = flight
  const sections = [...made.sections, ...(made.foot ? [made.foot] : [])]
  const middle = centreOf(rect)
  let along = 0
  return sections.some(({ length }, index) => {
    const at = step(flight.from, heading, along + length / 2)
    along += length
    return (
      isNear(at.x, middle.x) &&
      isNear(at.y, middle.y) &&
      isNear(length, lengthAlong(rect, heading)) &&
      isStarter === (made.foot !== null && index === sections.length - 1)
    )
  })
}

/** How long a rectangle is for who goes that way. */
export const lengthAlong = ({ left, right, top, bottom }: Rect, heading: Heading): Inches =>
  heading === 0 || heading === 2 ? bottom - top : right - left

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
