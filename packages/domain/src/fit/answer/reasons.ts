import { INCHES_PER_FOOT, type Inches, roundTo } from '../../units.ts'
import type { FitAsk } from '../ask/fit-ask.ts'
import type { Prepared } from '../judge/prepare.ts'
import { type Heading, rectAhead, step } from '../room/rect.ts'
import { type Blocked, blocksLanding, blocksRamp } from '../room/room.ts'
import { missingLength } from '../ways/foot.ts'
import type { Killer } from '../ways/killers.ts'
import type { SearchSite } from '../ways/search-site.ts'
import type { Start } from '../ways/way.ts'

/** Why nothing fits: what is needed, and what is there. */
export type FitReason = {
  readonly code: string
  readonly text: string
  readonly need: number
  readonly have: number
  readonly unit: 'in' | '1:n'
  readonly section: string
}

/** The reasons that bind, the nearest to success first. */
export function reasonsOf(ask: FitAsk, { search, rounds, stock }: Prepared): readonly FitReason[] {
  if (!stock || !search) return [notSold(ask)]
  const starts = rounds[0]?.searches.starts ?? []
  if (starts.length === 0) return [noRoomAtDoor(search)]
  const killers = [...search.killers.nearest.values()].sort((a, b) => a.missing - b.missing)
  const line = tooLong(starts, search)
  const others = killers.flatMap((killer) => SENTENCES[killer.code]?.(killer) ?? [])
  const binding = line && line.need > line.have ? [line] : []
  const found = [...binding, ...others].slice(0, 3)
  return found.length > 0 ? found : line ? [{ ...line, text: BLOCKED_ALL_OVER }] : []
}

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

const noRoomAtDoor = ({ limits, room }: SearchSite): FitReason => {
  const have = depthBeforeDoor(room)
  return {
    code: 'no-room-at-door',
    text: `The platform before the door needs ${limits.door} x ${limits.door} in of usable deck; what stands there or the yard’s edge leaves ${have} in.`,
    need: limits.door,
    have,
    unit: 'in',
    section: 'R311.8.2',
  }
}

function depthBeforeDoor(room: SearchSite['room']): Inches {
  let depth = 0
  while (depth < 240 && !blocksLanding(room, rectAhead({ x: 0, y: 0 }, 0, depth + 1, 36))) depth++
  return depth
}

/** The straight way that comes nearest to fitting, in the line it would take. */
function tooLong(starts: readonly Start[], search: SearchSite): FitReason | null {
  const lines = starts
    .map((start) => lineFrom(start, search))
    .sort((a, b) => a.need - a.have - (b.need - b.have))
  const [line] = lines
  if (!line) return null
  const { feet, need, have, isDeck } = line
  const { runNumber, foot } = search.limits
  const parts = `${feet} ft of 1:${runNumber} ramp, ${isDeck ? 'platform, ' : ''}plate and landing`
  const there = search.room.yard
    ? 'the longest straight line in the yard is'
    : 'the longest straight line before the door is'
  return {
    code: 'too-long',
    text: `${parts} need ${roundTo(need, 1)} in; ${there} ${roundTo(have, 1)} in${line.blocked ? `, up to ${line.blocked.name}` : ''}.`,
    need: roundTo(need, 1),
    have: roundTo(have, 1),
    unit: 'in',
    section: foot === 60 ? '405.2' : 'R311.8.1',
  }
}

type Line = {
  readonly feet: number
  readonly need: Inches
  readonly have: Inches
  readonly isDeck: boolean
  readonly blocked: Blocked | null
}

function lineFrom({ from, heading, pieces }: Start, search: SearchSite): Line {
  const { stock, limits } = search
  const depth = pieces.reduce((sum, { rect }) => sum + depthAlong(rect, heading), 0)
  const after = stock.plate + limits.foot
  const feet = feetDown(from, heading, search)
  let free = 0
  let blocked: Blocked | null = null
  const most = feet * INCHES_PER_FOOT + after
  while (free < most) {
    const width = free < feet * INCHES_PER_FOOT ? stock.rampOverall : stock.rampWidth
    const at = step(from, heading, free)
    const rect = rectAhead(at, heading, 1, width)
    blocked = width === stock.rampOverall ? blocksRamp(search.room, rect) : blocksLanding(search.room, rect)
    if (blocked) break
    free++
  }
  return {
    feet,
    need: depth + feet * INCHES_PER_FOOT + after,
    have: depth + free,
    isDeck: pieces.length > 0,
    blocked,
  }
}

const depthAlong = (rect: Start['pieces'][number]['rect'], heading: Heading): Inches =>
  heading === 0 || heading === 2 ? rect.bottom - rect.top : rect.right - rect.left

/** Whole feet of ramp that a straight way needs; what a long one rests on is not counted. */
function feetDown(from: Start['from'], heading: Heading, search: SearchSite): number {
  for (let feet = 2; feet <= 120; feet++) {
    const bottom = search.ground?.heightAt(step(from, heading, feet * INCHES_PER_FOOT)) ?? 0
    if (missingLength(feet * INCHES_PER_FOOT, bottom, search) <= 1e-6) return feet
  }
  return 120
}

type Sentence = (killer: Killer) => FitReason

const inches = (value: number) => roundTo(value, 1)

const SENTENCES: Readonly<Partial<Record<Killer['code'], Sentence>>> = {
  'foot-slopes': ({ need, have }) => ({
    code: 'foot-slopes',
    text: `The ground at the foot may fall 1:${inches(need)} at most; where the way could end it falls 1:${inches(have)}.`,
    need: inches(need),
    have: inches(have),
    unit: '1:n',
    section: '405.7.1',
  }),
  'no-guards': ({ need, have }) => ({
    code: 'no-guards',
    text: `A deck more than ${need} in over the ground needs guards, which this line does not sell; the way lies ${inches(have)} in over it.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: 'R312.1.1',
  }),
  'too-low': ({ need, have, name }) => ({
    code: 'too-low',
    text: `The ${name === 'ramp' ? 'ramp' : 'platform'} needs ${need} in over the ground; it would have ${inches(have)} in.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: '7.1',
  }),
  'too-high': ({ need, have }) => ({
    code: 'too-high',
    text: `Stock legs serve heights under ${need} in; one would have to be ${inches(have)} in.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: '7.10',
  }),
  'misses-the-end': ({ need, name }) => ({
    code: 'misses-the-end',
    text: `No way of the length that is needed ends ${name ? `at the ${name}` : 'where it has to'}; the nearest one misses it by ${inches(need)} in.`,
    need: 0,
    have: inches(need),
    unit: 'in',
    section: 'site 3, rule 10',
  }),
}
