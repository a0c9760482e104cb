import { distance, type Point } from '../../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches, isAtMost } from '../../../base/units.ts'
import { lengthFor } from '../../../rules/runs/ground-slope.ts'
import type { FlightLaid, Foot, Piece } from '../pieces/route.ts'
import { cornersOf, type Heading, overlaps, type Rect, rectAhead, step } from '../room/rect.ts'
import { blocksLanding, endsWell, isHard, missesEndBy } from '../room/room.ts'
import { kill, noRejections } from './rejections.ts'
import type { SearchSite } from './search-site.ts'

/** Height of the ground under the middle of the lower edge of a flight. */
export const groundAtFoot = ({ heading, from, length }: FlightLaid, { ground }: SearchSite): Inches =>
  ground ? ground.heightAt(step(from, heading, length)) : 0

/** Where the site lets a flight end on the ground: its plate and its landing are clear, level enough, and where the way has to end. */
export function footOf(flight: FlightLaid, search: SearchSite): Foot | null {
  const end = step(flight.from, flight.heading, flight.length)
  return search.feet.at(end, flight.heading, () => footAt(end, flight.heading, search))
}

/** Says where a way could end whose end the site does not let be here. */
export function noteFoot(flight: FlightLaid, above: readonly Piece[], search: SearchSite): void {
  const { stock, limits, wanted } = search
  const { heading } = flight
  wanted.note(above, () => {
    const elsewhere = { ...search, rejections: noRejections() }
    const end = step(flight.from, heading, flight.length)
    const rect = rectAhead(end, heading, stock.plate + limits.foot, stock.rampWidth)
    const isFree = (by: Inches) => footAt({ x: end.x + by, y: end.y }, heading, elsewhere) !== null
    return { kind: 'landing', rect, isFree }
  })
}

/** What the site says of an end, whatever way leads there. */
function footAt(end: Point, heading: Heading, search: SearchSite): Foot | null {
  const { room, stock, limits, ground } = search
  const wide = stock.rampWidth
  const plateRect = rectAhead(end, heading, Math.max(1, stock.plate), wide)
  const isOnHardGround = stock.plate > 0 && isHard(room, plateRect)
  const plate = isOnHardGround ? stock.hardPlate : stock.plate
  const landing = rectAhead(step(end, heading, plate), heading, limits.foot, wide)
  const reach = rectAhead(end, heading, stock.plate + limits.foot, wide)
  if (blocksLanding(room, reach)) return null
  if (!endsWell(room, landing)) {
    const missing = missesEndBy(room, landing)
    kill(search.rejections, {
      rule: 10,
      code: 'misses-the-end',
      name: room.destination?.name ?? '',
      need: missing,
      have: () => 0,
      missing: missing + 60,
    })
    return null
  }
  return isLevelEnough({ end, heading }, { landing, reach }, search)
    ? { bottom: ground ? ground.heightAt(end) : 0, landing, reach, isOnHardGround }
    : null
}

/** Nobody lands on the way itself. */
export const isOnRoute = ({ reach }: Foot, pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => overlaps(piece.rect, reach))

/** Rule 12: how the ground falls across the last edge, and any way under the landing. */
function isLevelEnough(
  { end, heading }: { readonly end: Point; readonly heading: Heading },
  { landing, reach }: { readonly landing: Rect; readonly reach: Rect },
  search: SearchSite,
): boolean {
  const { ground, limits, stock, rejections } = search
  if (!ground) return true
  const [left, right] = [-1, 1].map((side) => step(end, heading, 0, (side * stock.rampOverall) / 2))
  const across =
    left && right ? Math.abs(ground.heightAt(left) - ground.heightAt(right)) / distance(left, right) : 0
  const fallOfLanding = () => (limits.fallOfLanding === null ? 0 : ground.fallUnder(cornersOf(landing)))
  const isFlat =
    isAtMost(across, limits.fallAcross + 1e-5) &&
    isAtMost(fallOfLanding(), (limits.fallOfLanding ?? 1) + 1e-5)
  const fallOfReach = isFlat ? ground.fallUnder(cornersOf(reach)) : 0
  if (isFlat && fallOfReach < BANK) return true
  kill(rejections, {
    rule: 12,
    code: 'foot-slopes',
    name: '',
    need: 1 / (isFlat ? BANK : limits.fallAcross),
    have: () => 1 / (isFlat ? fallOfReach : Math.max(across, fallOfLanding())),
    missing: 20,
  })
  return false
}

/** Ground that falls so much an inch is a wall, a step or a bank: no plate lies on it, and nobody lands there. */
const BANK = 0.25

/** Ramp that is missing while a way of some length ends so high over the ground; 0 where it reaches. */
export const missingLength = (rampLength: Inches, bottom: Inches, search: SearchSite): Inches =>
  Math.max(0, lengthNeeded(bottom, search) - rampLength)

/**
 * Ramp that a way down to such a height needs: as flat as wished along the ramp, and as flat as the codes ask over the ground,
 * with its platform lowered as far as it may be.
 */
export function lengthNeeded(
  bottom: Inches,
  { top, limits, lowering }: Pick<SearchSite, 'top' | 'limits' | 'lowering'>,
): Inches {
  const rise = top - bottom
  return Math.max(limits.runNumber * rise, lengthFor(limits.overGround, rise - lowering))
}

/** Whole feet that a length needs at least. */
export const wholeFeet = (length: Inches): Inches =>
  Math.ceil(length / INCHES_PER_FOOT - 1e-6) * INCHES_PER_FOOT
