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
/** Places are known in such steps; a move is rounded away from what is in the way. */
const STEP: Inches = 1 / 16

/** So many misses are all noted, and every so many of those after them: which shifts are wanted most is known by then. */
const ALL_NOTED = 1_500
const THEN_EVERY = 32

export function wantedShifts(room: Room): WantedShifts {
  const known = new Map<string, KnownPlaces<readonly Inches[]>>()
  const counts = new Map<DeckSize, Map<number, number>>()
  let misses = 0
  const movesOf = ({ kind, rect, isFree }: Miss): readonly Inches[] => {
    const key = `${kind} ${rect.right - rect.left} ${rect.bottom - rect.top}`
    const ofKind = known.get(key) ?? knownPlaces<readonly Inches[]>()
    known.set(key, ofKind)
    return ofKind.at({ x: rect.left, y: rect.top }, 0, () =>
      leastMoves(movesAlongWall(room, rect, kind), isFree),
    )
  }
  return {
    note: ([first], missed) => {
      misses++
      if (!isAtDoor(first) || (misses > ALL_NOTED && misses % THEN_EVERY !== 0)) return
      const ofSize = counts.get(first.size) ?? new Map<number, number>()
      counts.set(first.size, ofSize)
      const at = (first.rect.left + first.rect.right) / 2
      for (const move of movesOf(missed())) {
        const steps = (move > 0 ? Math.ceil : Math.floor)((at + move) / STEP)
        ofSize.set(steps, (ofSize.get(steps) ?? 0) + 1)
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

/** The least move to either side. */
function leastMoves(moves: readonly Inches[], isFree: Miss['isFree']): readonly Inches[] {
  const near = moves.filter((move) => move !== 0 && Math.abs(move) <= FARTHEST)
  return [near.filter((move) => move > 0), near.filter((move) => move < 0)].flatMap(
    (ofSide) => ofSide.find(isFree) ?? [],
  )
}
