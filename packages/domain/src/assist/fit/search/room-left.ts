import type { Inches } from '../../../base/units.ts'
import type { Stage } from '../pieces/route.ts'
import { SHORTEST, TWO_LANES } from '../pieces/stages.ts'
import type { Heading } from '../room/rect.ts'
import type { SearchSite } from '../routes/search-site.ts'

/** Out of the house and back, or along the wall. */
export type Axis = 0 | 1

export const axisOf = (heading: Heading): Axis => (heading === 0 || heading === 2 ? 0 : 1)

/** Along which axis a way goes on after a landing. */
export const axisAfter = (stage: Stage | undefined, axis: Axis): Axis =>
  stage === 'left' || stage === 'right' ? ACROSS[axis] : axis

const ACROSS = [1, 0] as const

/** Ramp that a pattern can hold at most from each of its flights on, where that flight lies along an axis. */
export type RoomLeft = readonly (readonly [out: Inches, along: Inches])[]

/** What the yard has room for, wherever the flights of a pattern lie in it: a proof that needs no layout. */
export function roomLeftIn({
  spans,
  limits,
  room: { beyond, porch },
  stock,
}: SearchSite): (stages: readonly Stage[]) => RoomLeft {
  const foot = beyond ? 0 : stock.plate + limits.foot
  const deckOf = (usable: Inches): Inches =>
    Math.min(
      ...stock.decks
        .filter(({ x, y }) => x >= usable && y >= usable)
        .map(({ overallX, overallY }) => Math.min(overallX, overallY)),
      Number.POSITIVE_INFINITY,
    )
  const [turning, resting] = [deckOf(limits.turn), stock.restsAtCentre ? limits.rest : deckOf(limits.rest)]
  return (stages) => {
    /** What lies above the first flight on its axis. */
    const before = (from: number): Inches => {
      if (from === 0) return porch ? 0 : limits.door
      return stages[from - 1] === 'rest' ? resting : turning
    }
    const left: [Inches, Inches][] = []
    for (let from = stages.length; from >= 0; from--) left[from] = [most(from, 0), most(from, 1)]
    return left

    /** Flights in line share what the yard is deep; a way that turns back needs a second lane beside them. */
    function most(from: number, axis: Axis): Inches {
      let rests = 0
      while (stages[from + rests] === 'rest') rests++
      const turn = stages[from + rests]
      const inLine = Math.min(
        (rests + 1) * limits.lengthOfFlight,
        spans[axis] - before(from) - rests * resting - (turn ? turning : foot),
      )
      const isBack = turn === 'back-left' || turn === 'back-right'
      if (inLine < (rests + 1) * SHORTEST || (isBack && spans[ACROSS[axis]] < TWO_LANES)) return NO_ROOM
      return turn ? inLine + (left[from + rests + 1]?.[axisAfter(turn, axis)] ?? 0) : inLine
    }
  }
}

/** The most ramp that a pattern has room for. */
export const mostRoom = ([first]: RoomLeft): Inches => Math.max(...(first ?? [NO_ROOM]))

const NO_ROOM = Number.NEGATIVE_INFINITY
