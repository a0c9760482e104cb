import { INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import { itemsOfRole } from '../../../model/catalogue/catalogue.ts'
import type { FitAsk } from '../ask/fit-ask.ts'
import type { Prepared } from '../judge/prepare.ts'
import { FOOT_OF_STAIR, lowestStair } from '../judge/stair-beside.ts'
import type { Start } from '../pieces/way.ts'
import { type Heading, rectAhead, rectOf, step } from '../room/rect.ts'
import { type Blocked, blocksDeck, blocksLanding, blocksRamp } from '../room/room.ts'
import type { FitStock } from '../stock/stock.ts'
import { missingLength } from '../ways/foot.ts'
import type { SearchSite } from '../ways/search-site.ts'
import { type FitReason, inches, SENTENCES } from './killer-sentences.ts'

/** What of an ask, left out, lets something fit: then it is the reason. */
export type Without = {
  readonly stairs: boolean
  readonly keep: boolean
  /** Asked only where a way missed its end: it is a search of its own. */
  readonly destination: () => boolean
  /** How far before where it has to end a way does fit at least; null where none was found. */
  readonly short: Inches | null
}

/** The reasons that bind, the nearest to success first. */
export function reasonsOf(
  ask: FitAsk,
  { search, rounds, stock }: Prepared,
  without: Without,
): readonly FitReason[] {
  if (!stock || !search) return [notSold(ask)]
  const starts = rounds.map(({ searches }) => searches.starts).find(({ length }) => length > 0) ?? []
  if (without.stairs) return [noStair(search, stock)]
  if (starts.length === 0) return [noRoomAtDoor(search, stock)]
  if (without.keep) return [keptInTheWay(ask)]
  const killers = [...search.killers.nearest.values()].sort((a, b) => a.missing - b.missing)
  const line = tooLong(starts, search)
  const isEnd = ({ code }: FitReason) => code === 'misses-the-end'
  const others = killers.map((killer) => SENTENCES[killer.code](killer))
  const binding = line && (line.need > line.have + 0.1 || line.code === 'ground-falls') ? [line] : []
  const missed = others.filter(isEnd)
  const ends =
    missed.length > 0 && without.destination() ? missed.map((one) => endingAt(one, without.short)) : []
  const rest = others.filter((one) => ends.length === 0 || !isEnd(one))
  const found = [...new Set([...ends, ...binding, ...rest])].slice(0, 3)
  return found.length > 0 ? found : line ? [{ ...line, text: BLOCKED_ALL_OVER }] : []
}

/** The nearest way that does fit tells more than the candidate that died nearest to the end. */
const endingAt = (reason: FitReason, short: Inches | null): FitReason =>
  short === null
    ? reason
    : { ...reason, text: `${ENDS_SHORT} ends ${inches(short)} in before it.`, have: inches(short) }

const ENDS_SHORT = 'Ramps come in whole feet, and none ends right where it has to: the nearest that fits'

const BLOCKED_ALL_OVER =
  'No straight or turning way of the length that is needed has room between the house, the yard’s edge and what stands there.'

const notSold = ({ product }: FitAsk): FitReason => ({
  code: 'not-sold',
  text: `${product} has no ramps of that width, surface and handrails.`,
  need: 1,
  have: 0,
  unit: 'in',
  section: 'domain 7',
})

/** The platform is laid before the door whole: its frame counts, not the deck between its rails. */
const noRoomAtDoor = ({ limits, room }: SearchSite, { decks }: FitStock): FitReason => {
  const fitting = decks.filter(({ x, y }) => x >= limits.door && y >= limits.door)
  const least = (of: 'overallX' | 'overallY') => Math.min(...fitting.map((size) => size[of]))
  const [wide, deep] = [least('overallX'), least('overallY')]
  const ahead = depthBeforeDoor(room)
  const isShallow = ahead < deep
  const [need, have] = isShallow ? [deep, ahead] : [wide, widthBeforeDoor(room, deep)]
  return {
    code: 'no-room-at-door',
    text: `The platform before the door, ${limits.door} x ${limits.door} in of usable deck, needs ${inches(need)} in ${isShallow ? 'out from the wall' : 'along the wall'}; there are ${inches(have)} in.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: 'R311.8.2',
  }
}

function depthBeforeDoor(room: SearchSite['room']): Inches {
  let depth = 0
  while (depth < 240 && !blocksLanding(room, rectAhead({ x: 0, y: 0 }, 0, depth + 1, 36))) depth++
  return depth
}

/** How wide it is free before the door, so deep: to the left, and to the right. */
function widthBeforeDoor(room: SearchSite['room'], deep: Inches): Inches {
  const free = (side: 1 | -1) => {
    let width = 0
    const strip = (to: Inches) => rectOf({ x: 0, y: 0 }, { x: side * to, y: deep })
    while (width < 240 && !blocksDeck(room, strip(width + 1))) width++
    return width
  }
  return free(1) + free(-1)
}

/** Decks go down from the one at the door: where that is too low for the lowest stair, all are. */
function noStair({ top, lowest }: SearchSite, stock: FitStock): FitReason {
  const [need, have] = [lowestStair(stock.catalogue), inches(top - lowest)]
  return have >= need
    ? noRoomForStair(stock)
    : {
        code: 'too-low-for-stair',
        text: `The lowest stair is ${need} in high; the way begins ${have} in over the ground.`,
        need,
        have,
        unit: 'in',
        section: 'site 3, rule 19',
      }
}

const noRoomForStair = ({ catalogue }: FitStock): FitReason => {
  const need = Math.min(...itemsOfRole(catalogue, 'stair').map(({ length }) => length ?? 0)) + FOOT_OF_STAIR
  return {
    code: 'no-room-for-stair',
    text: `The ramp has room, the stair has none: no platform has ${inches(need)} in free beside it for a stair and the ground before it.`,
    need: inches(need),
    have: 0,
    unit: 'in',
    section: 'site 3, rule 19',
  }
}

const keptInTheWay = ({ keep }: FitAsk): FitReason => ({
  code: 'kept-parts',
  text: `No way runs over ${keep.length === 1 ? `the ${keep[0]?.shortName} that stays` : `the ${keep.length} parts that stay`}; without ${keep.length === 1 ? 'it' : 'them'} one fits.`,
  need: keep.length,
  have: 0,
  unit: 'parts',
  section: 'site 1, keep',
})

/** The straight way that has room, or else the one along the longest line; of those as long the one that needs least. */
function tooLong(starts: readonly Start[], search: SearchSite): FitReason | null {
  const isTooShort = ({ feet, need, have }: Line) => (feet === null || need > have + 0.1 ? 1 : 0)
  const [line] = starts
    .map((start) => lineFrom(start, search))
    .sort((a, b) => isTooShort(a) - isTooShort(b) || Math.round(b.have - a.have) || a.need - b.need)
  if (!line) return null
  const { feet, need, have, parts, blocked, fall } = line
  // Higher than any length there is reaches on level ground: how high the legs would be says it.
  if (feet === null && fall <= 0) return null
  if (feet === null || (need > have && fall * search.limits.runNumber >= AS_STEEP))
    return fallsAway(fall, search)
  const where = search.room.yard ? 'in the yard' : 'before the door'
  const to = blocked && blocked.by !== 'yard' ? `, up to ${blocked.name}` : ''
  return {
    code: 'too-long',
    text: `${parts} and landing need ${inches(need)} in; the longest straight line ${where} is ${inches(have)} in${to}.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: '405.2',
  }
}

/** A ground that falls so much of what a ramp does is not reached by any length that is built. */
const AS_STEEP = 0.95

/** The ground runs away from under the ramp: no length reaches it. */
function fallsAway(fall: number, { limits: { runNumber }, lowest, highest }: SearchSite): FitReason {
  return {
    code: 'ground-falls',
    text: `The ground falls 1:${inches(1 / fall)}, about as steeply as a ramp of 1:${runNumber} or more, by ${inches(highest - lowest)} in where it was read: no length of ramp reaches it.`,
    need: runNumber,
    have: inches(1 / fall),
    unit: '1:n',
    section: '405.2',
  }
}

type Line = {
  /** null where the ground falls as steeply as the ramp. */
  readonly feet: number | null
  readonly need: Inches
  readonly have: Inches
  readonly parts: string
  readonly blocked: Blocked | null
  /** What the ground falls in an inch along it, as far as there is room. */
  readonly fall: number
}

function lineFrom({ from, heading, pieces }: Start, search: SearchSite): Line {
  const { stock, limits } = search
  const depth = pieces.reduce((sum, { rect }) => sum + depthAlong(rect, heading), 0)
  const after = stock.plate + limits.foot
  const feet = feetDown(from, heading, search)
  const ramps = (feet ?? 0) * INCHES_PER_FOOT
  const rests = Math.max(0, Math.ceil(ramps / limits.lengthOfFlight - 1e-6) - 1)
  const level = depth + rests * REST
  const decks = pieces.length + rests
  const longest = Math.min(limits.lengthOfFlight, Math.max(...search.spans))
  const sought = feet === null ? longest : ramps + rests * REST
  const { free, blocked } = freeFrom(from, heading, search, { ramps: sought, after })
  const heightAt = (far: Inches) => search.ground?.heightAt(step(from, heading, far)) ?? 0
  return {
    feet,
    need: level + ramps + after,
    have: depth + free,
    parts: [
      `${feet ?? 0} ft of 1:${limits.runNumber} ramp`,
      ...(decks === 1 ? ['platform'] : decks > 1 ? [`${decks} platforms`] : []),
      ...(stock.plate > 0 ? ['plate'] : []),
    ].join(', '),
    blocked,
    fall: free > 0 ? (heightAt(0) - heightAt(free)) / free : 0,
  }
}

/** Overall length of a landing in line. */
const REST: Inches = 66.1

/** How far a straight way has room, to a tenth of an inch, and what ends it. */
function freeFrom(
  from: Start['from'],
  heading: Heading,
  { room, stock }: SearchSite,
  { ramps, after }: { readonly ramps: Inches; readonly after: Inches },
): { readonly free: Inches; readonly blocked: Blocked | null } {
  const blockedAt = (free: Inches, deep: Inches): Blocked | null => {
    const at = step(from, heading, free)
    return free < ramps
      ? blocksRamp(room, rectAhead(at, heading, deep, stock.rampOverall))
      : blocksLanding(room, rectAhead(at, heading, deep, stock.rampWidth))
  }
  for (let free = 0; free < ramps + after; free++) {
    const blocked = blockedAt(free, 1)
    if (!blocked) continue
    let tenths = 0
    while (tenths < 9 && !blockedAt(free + tenths / 10, 0.1)) tenths++
    return { free: free + tenths / 10, blocked }
  }
  return { free: ramps + after, blocked: null }
}

const depthAlong = (rect: Start['pieces'][number]['rect'], heading: Heading): Inches =>
  heading === 0 || heading === 2 ? rect.bottom - rect.top : rect.right - rect.left

/** Whole feet of ramp that a straight way needs. */
function feetDown(from: Start['from'], heading: Heading, search: SearchSite): number | null {
  for (let feet = 2; feet <= LONGEST; feet++) {
    const bottom = search.ground?.heightAt(step(from, heading, feet * INCHES_PER_FOOT)) ?? 0
    if (missingLength(feet * INCHES_PER_FOOT, bottom, search) <= 1e-6) return feet
  }
  return null
}

/** Nobody builds a longer one. */
const LONGEST = 300
