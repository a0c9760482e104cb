import { INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import type { Start } from '../pieces/route.ts'
import { type Heading, rectAhead, step } from '../room/rect.ts'
import { type Blocked, blocksLanding, blocksRamp } from '../room/room.ts'
import { missingLength } from '../routes/foot.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { longestStrip } from './longest-strip.ts'
import { nameOf } from './names.ts'
import { type FitReason, haveText, needText, reasonOf } from './reason.ts'

/** Nobody builds a longer ramp, feet. */
const LONGEST = 300

/**
 * What a straight layout lacks, of those that a site may begin with the one that has most of what it needs: length, in the yard or from the
 * door, or a ground that does not fall away from under it. null where a straight layout has room.
 */
export function noStraightLayout(starts: readonly Start[], search: SearchSite): FitReason | null {
  const lines = starts
    .map((start) => lineFrom(start, search))
    .sort((a, b) => Number(isShort(a)) - Number(isShort(b)) || b.have / b.need - a.have / a.need)
  const [line] = lines
  if (!line || !isShort(line)) return null
  if (isFallingAway(line, search)) return fallsAway(line, search)
  const shortest = lines.reduce((least, one) => (one.need < least.need ? one : least), line)
  const inYard = longestStrip(search.room, search.stock.rampOverall)
  return inYard !== null && inYard >= line.have - 0.05 && inYard < shortest.need - 0.05
    ? tooLong(shortest, search, { have: inYard, where: 'in the yard' })
    : tooLong(line, search, { have: line.have, where: `from the door${line.by ? ` up to ${line.by}` : ''}` })
}

type Line = {
  /** Whole feet of ramp; null where the ground is not reached by any length. */
  readonly feet: number | null
  readonly platforms: number
  readonly need: Inches
  readonly have: Inches
  /** What ends it, as a sentence has it. */
  readonly by: string
  /** What the ground falls in an inch along it, as far as there is room. */
  readonly fall: number
}

const missing = ({ need, have }: Line): Inches => need - have
const isShort = (line: Line): boolean => missing(line) > 0.05

function lineFrom({ from, heading, pieces }: Start, search: SearchSite): Line {
  const { stock, limits } = search
  const depth = pieces.reduce((sum, { rect }) => sum + depthAlong(rect, heading), 0)
  const after = stock.plate + limits.foot
  const feet = feetDown(from, heading, search)
  const ramps = (feet ?? LONGEST) * INCHES_PER_FOOT
  const rests = restsIn(ramps, { from, heading }, search)
  const level = rests * restLength(heading, search)
  const { free, by } = freeFrom({ from, heading }, search, { ramps: ramps + level, after })
  const heightAt = (far: Inches) => search.ground?.heightAt(step(from, heading, far)) ?? 0
  return {
    feet,
    platforms: pieces.length + rests,
    need: depth + level + ramps + after,
    have: depth + free,
    by,
    fall: free > BEFORE_EDGE ? (heightAt(BEFORE_EDGE) - heightAt(free)) / free : 0,
  }
}

/** So far before its upper edge the ground is that of the yard, and not the porch it starts on. */
const BEFORE_EDGE: Inches = 1

type Direction = Pick<Start, 'from' | 'heading'>

/** Rest platforms of a ramp so long: 30 in of rise and 30 ft of ramp from one to the next (rule 6). */
function restsIn(ramps: Inches, { from, heading }: Direction, { top, ground, limits }: SearchSite): number {
  const rise = top - (ground?.heightAt(step(from, heading, ramps)) ?? 0)
  const flights = Math.max(rise / limits.riseOfFlight, ramps / limits.lengthOfFlight)
  return Math.max(0, Math.ceil(flights - 1e-6) - 1)
}

/** Overall length of the shortest rest platform. */
function restLength(heading: Heading, { stock, limits }: SearchSite): Inches {
  const isUpright = heading === 0 || heading === 2
  const lengths = stock.decks
    .filter(({ x, y }) => (isUpright ? y : x) >= limits.rest && (isUpright ? x : y) >= stock.rampWidth)
    .map(({ overallX, overallY }) => (isUpright ? overallY : overallX))
  return lengths.length > 0 ? Math.min(...lengths) : limits.rest
}

/** How far a straight layout has room, and what ends it. */
function freeFrom(
  { from, heading }: Direction,
  { room, stock }: SearchSite,
  { ramps, after }: { readonly ramps: Inches; readonly after: Inches },
): { readonly free: Inches; readonly by: string } {
  const rampTo = (far: Inches) => rectAhead(from, heading, far, stock.rampOverall)
  const landingTo = (far: Inches) =>
    rectAhead(step(from, heading, ramps), heading, far - ramps, stock.rampWidth)
  const blockedAt = (far: Inches): Blocked | null =>
    far <= ramps
      ? blocksRamp(room, rampTo(far))
      : (blocksRamp(room, rampTo(ramps)) ?? blocksLanding(room, landingTo(far)))
  if (!blockedAt(ramps + after)) return { free: ramps + after, by: '' }
  let [free, over] = [0, ramps + after]
  while (over - free > PRECISE) {
    const middle = (free + over) / 2
    if (blockedAt(middle)) over = middle
    else free = middle
  }
  const blocked = blockedAt(over)
  const rect = over <= ramps ? rampTo(over) : landingTo(over)
  return { free, by: blocked ? nameOf({ blocked, rect }, room) : '' }
}

/** Room is measured to this. */
const PRECISE: Inches = 1e-6

const depthAlong = (rect: Start['pieces'][number]['rect'], heading: Heading): Inches =>
  heading === 0 || heading === 2 ? rect.bottom - rect.top : rect.right - rect.left

/** Whole feet of ramp that a straight layout needs. */
function feetDown(from: Start['from'], heading: Heading, search: SearchSite): number | null {
  for (let feet = 2; feet <= LONGEST; feet++) {
    const bottom = search.ground?.heightAt(step(from, heading, feet * INCHES_PER_FOOT)) ?? 0
    if (missingLength(feet * INCHES_PER_FOOT, bottom, search) <= 1e-6) return feet
  }
  return null
}

const isFallingAway = ({ fall }: Line, { limits }: SearchSite): boolean => fall * limits.runNumber > 1.005

/** The ground falls away from under the ramp: no length that has room reaches it. */
const fallsAway = ({ fall }: Line, { limits: { runNumber } }: SearchSite): FitReason =>
  reasonOf({
    code: 'ground-falls',
    text: `The ground falls 1:${haveRatio(1 / fall)} in front of the door. A 1:${runNumber} ramp does not reach it.`,
    need: runNumber,
    have: 1 / fall,
    unit: '1:n',
    section: '405.2',
  })

const haveRatio = (n: number): number => Math.floor(n * 10 + 1e-6) / 10

/** The room there is, and where it was measured. */
type Measured = { readonly have: Inches; readonly where: string }

function tooLong(
  { feet, platforms, need }: Line,
  { stock, limits }: SearchSite,
  { have, where }: Measured,
): FitReason {
  const parts = [
    `${feet ?? `more than ${LONGEST}`} ft of 1:${limits.runNumber} ramp`,
    ...(platforms === 0 ? [] : [platforms === 1 ? 'a platform' : `${platforms} platforms`]),
    ...(stock.plate > 0 ? ['a ground transition'] : []),
  ]
  return reasonOf({
    code: 'too-long',
    text: `${parts.join(', ')} and a landing need ${needText(need)}. The longest straight line ${where} is ${haveText(have)}.`,
    need,
    have,
    section: '405.2',
  })
}
