import type { Inches } from '../../../base/units.ts'
import { centreOf, type Heading, type Rect, rectAhead, step } from './rect.ts'
import { blocksLanding, endsWell, type Room } from './room.ts'

const HEADINGS: readonly Heading[] = [0, 1, 2, 3]
/** Lengths are told to a tenth of an inch. */
const TENTH: Inches = 0.1

/**
 * Whether a walk as wide as the landing leads straight on from one of its sides to where the way has to end, with nothing in it. It
 * may leave the yard, as walks do.
 */
export function hasWalkToEnd(room: Room, landing: Rect, length: Inches): boolean {
  const open: Room = { ...room, yard: null, lot: null }
  const [across, down] = [landing.right - landing.left, landing.bottom - landing.top]
  return HEADINGS.some((heading) => {
    const [deep, wide] = heading === 0 || heading === 2 ? [down, across] : [across, down]
    const edge = step(centreOf(landing), heading, deep / 2)
    const walk = rectAhead(edge, heading, length, wide)
    const there = rectAhead(step(edge, heading, length + TENTH - deep), heading, deep, wide)
    return endsWell(room, there) && blocksLanding(open, walk) === null
  })
}
