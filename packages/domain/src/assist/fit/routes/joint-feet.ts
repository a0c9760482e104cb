import { LEG_SIZES } from '../../../rules/legs/leg-sizes.ts'
import type { Start } from '../pieces/route.ts'
import { type Heading, rectAhead, step } from '../room/rect.ts'
import { blocksFeet } from '../room/room.ts'
import type { FlightTable } from '../stock/flight-table.ts'
import { noteEnd } from './free-pieces.ts'
import type { SearchSite } from './search-site.ts'

type Flight = FlightTable['flights'][number]

/** Whether the feet at the joints of a flight are within the lines and clear of what is on the site; they reach past its rails. */
export function areFeetFree(
  { joints }: Flight,
  { from, heading }: Pick<Start, 'from' | 'heading'>,
  search: SearchSite,
): boolean {
  if (!search.room.bindsFeet) return true
  return joints.every((along) => {
    const at = step(from, heading, along)
    return search.feetOfJoints.at(at, heading, () => feetAt(at, heading, search)) === FREE
  })
}

const FREE = 1
const BLOCKED = 0

function feetAt(at: Start['from'], heading: Heading, search: SearchSite): number {
  const { room, stock } = search
  const wide = stock.rampWidth + 2 * LEG_SIZES.footBesideUsable
  const rect = rectAhead(step(at, heading, -LEG_SIZES.foot / 2), heading, LEG_SIZES.foot, wide)
  const blocked = blocksFeet(room, rect)
  noteEnd(blocked, search)
  return blocked ? BLOCKED : FREE
}
