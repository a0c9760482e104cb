import type { Inches } from '../../../base/units.ts'
import type { Deck, Piece } from '../pieces/route.ts'
import { type KnownPlaces, knownPlaces } from '../room/known-places.ts'
import { type LaidKind, movesAlongWall } from '../room/moves-along-wall.ts'
import type { Rect } from '../room/rect.ts'
import type { Room } from '../room/room.ts'
import type { DeckSize } from '../stock/stock.ts'

/** A part that something of the site is in the way of. */
type Miss = {
  readonly kind: LaidKind
  readonly rect: Rect
  /** Whether nothing is in its way so far along the wall. */
  readonly isFree: (by: Inches) => boolean
}

/** Where the platform at the door would be for parts below it to be free: the site says so, part by part. */
export type WantedShifts = {
  /** Notes what was in the way of a part of a way with such pieces; asked for the part only where it counts. */
  readonly note: (pieces: readonly Piece[], missed: () => Miss) => void
  /** How far a platform of a size would be from the middle of the door, between the usual shifts: what frees most first. */
  readonly of: (size: DeckSize, usual: readonly Inches[]) => readonly Inches[]
}

/** The platform at the door moves along it by less than its own width. */
const FARTHEST: Inches = 48
/** Places are known in such steps; a move is rounded away from what is in the way, or to this side of it. */
const STEP: Inches = 1 / 16

/** What is in the way of its landing alone keeps a way from fitting: with one platform it counts as so many, with each more as a share. */
const OF_LANDING = 256
const OF_EACH_DECK = 1 / 4
const LEAST_OF_LANDING = 4

function weightOf({ kind }: Miss, pieces: readonly Piece[]): number {
  if (kind !== 'landing') return 1
  const decks = pieces.filter((piece) => piece.kind === 'deck').length
  return Math.max(LEAST_OF_LANDING, OF_LANDING * OF_EACH_DECK ** (decks - 1))
}

/** So many misses are all noted, and every so many of those after them: which shifts are wanted most is known by then. */
const ALL_NOTED = 1_500
const THEN_EVERY = 32

export function wantedShifts(room: Room): WantedShifts {
  const known = new Map<string, KnownPlaces<readonly Move[]>>()
  const counts = new Map<DeckSize, Map<number, number>>()
  let misses = 0
  const movesOf = ({ kind, rect, isFree }: Miss): readonly Move[] => {
    const key = `${kind} ${rect.right - rect.left} ${rect.bottom - rect.top}`
    const ofKind = known.get(key) ?? knownPlaces<readonly Move[]>()
    known.set(key, ofKind)
    return ofKind.at({ x: rect.left, y: rect.top }, 0, () =>
      leastMoves(movesAlongWall(room, rect, kind), isFree),
    )
  }
  return {
    note: (pieces, missed) => {
      const [first] = pieces
      misses++
      if (!isAtDoor(first) || (misses > ALL_NOTED && misses % THEN_EVERY !== 0)) return
      const ofSize = counts.get(first.size) ?? new Map<number, number>()
      counts.set(first.size, ofSize)
      const at = (first.rect.left + first.rect.right) / 2
      const miss = missed()
      const weight = weightOf(miss, pieces)
      for (const { by, isFreeBeyond } of movesOf(miss)) {
        const steps = (by > 0 === isFreeBeyond ? Math.ceil : Math.floor)((at + by) / STEP)
        ofSize.set(steps, (ofSize.get(steps) ?? 0) + weight)
      }
    },
    of: (size, usual) => {
      const [least, most] = [Math.min(...usual), Math.max(...usual)]
      return [...(counts.get(size) ?? [])]
        .map(([steps, count]) => ({ shift: steps * STEP, count }))
        .filter(({ shift }) => shift > least && shift < most && !usual.includes(shift))
        .sort((a, b) => b.count - a.count)
        .map(({ shift }) => shift)
    },
  }
}

const isAtDoor = (piece: Piece | undefined): piece is Deck =>
  piece?.kind === 'deck' && piece.use === 'door' && piece.out === 0

/** How far a part moves to be free, and whether it is a little farther, too: not where it ends at an edge that is kept clear. */
type Move = { readonly by: Inches; readonly isFreeBeyond: boolean }

/** The least move to either side. */
function leastMoves(moves: readonly Inches[], isFree: Miss['isFree']): readonly Move[] {
  const near = moves.filter((move) => move !== 0 && Math.abs(move) <= FARTHEST)
  return [near.filter((move) => move > 0), near.filter((move) => move < 0)].flatMap((ofSide) => {
    const by = ofSide.find(isFree)
    return by === undefined ? [] : [{ by, isFreeBeyond: isFree(by + Math.sign(by) * STEP) }]
  })
}
