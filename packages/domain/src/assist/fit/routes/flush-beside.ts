import type { Inches } from '../../../base/units.ts'
import { rectAhead } from '../room/rect.ts'
import { blocksDoorDeck, type Room } from '../room/room.ts'
import type { DeckSize } from '../stock/stock.ts'

/** A gap beside the deck that nobody sees. */
const SIXTEENTH: Inches = 1 / 16
/** Free places are looked for this closely. */
const LOOKED_EVERY: Inches = 3

type AlongWall = {
  readonly size: Pick<DeckSize, 'overallX' | 'overallY'>
  /** How far its middle may be from the middle of the door: the outermost of these, and what lies between. */
  readonly shifts: readonly Inches[]
  /** How far off the wall it is. */
  readonly y: Inches
}

/** Where a deck at the door is flush with what keeps it from being farther aside: a lot line, a wall, a tree. */
export function flushBeside({ size, shifts, y }: AlongWall, room: Room): readonly Inches[] {
  const [least, most] = [Math.min(...shifts), Math.max(...shifts)]
  const isFree = (x: Inches): boolean =>
    blocksDoorDeck(room, rectAhead({ x, y }, 0, size.overallY, size.overallX)) === null
  if (isFree(least) && isFree(most)) return []
  const steps = Math.max(1, Math.ceil((most - least) / LOOKED_EVERY))
  const between = Array.from({ length: steps }, (_, index) => least + ((most - least) * index) / steps)
  const looked = [...new Set([...shifts, ...between])]
    .sort((a, b) => a - b)
    .map((x) => ({ x, isFreeHere: isFree(x) }))
  return looked.slice(1).flatMap((right, index) => {
    const left = looked[index]
    if (!left || left.isFreeHere === right.isFreeHere) return []
    const [free, blocked] = left.isFreeHere ? [left.x, right.x] : [right.x, left.x]
    return [lastFree(free, blocked, isFree)]
  })
}

/** The last free place before a blocked one, in whole sixteenths where that is free too. */
function lastFree(from: Inches, to: Inches, isFree: (x: Inches) => boolean): Inches {
  let [free, blocked] = [from, to]
  while (Math.abs(free - blocked) > SIXTEENTH / 2) {
    const middle = (free + blocked) / 2
    if (isFree(middle)) free = middle
    else blocked = middle
  }
  const inward = free > blocked ? Math.ceil(free / SIXTEENTH) : Math.floor(free / SIXTEENTH)
  const whole = inward * SIXTEENTH
  return isFree(whole) && (whole - from) * (whole - to) <= 0 ? whole : free
}
