import type { Pounds } from '../../base/units.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { Share } from './carrier.ts'
import { carriersOfDeck } from './carriers-of-decks.ts'
import { carriersOfRamp } from './carriers-of-ramps.ts'
import { clearArea } from './clear-area.ts'
import { deadLoads } from './dead-loads.ts'

export type Load = { readonly live: Pounds; readonly dead: Pounds }

export type SupportLoads = {
  /** By the ids of legs; those that carry nothing are missing. */
  readonly legs: ReadonlyMap<string, Load>
  /** What lies on the ground without a leg, and what the structure carries at entrances. */
  readonly ground: Load
  readonly structure: Load
  /** What nothing carries: legs are off, or an end is in the air. */
  readonly unsupported: Load
  readonly total: Load
}

const NOTHING: Load = { live: 0, dead: 0 }

const plus = (a: Load, b: Load): Load => ({ live: a.live + b.live, dead: a.dead + b.dead })
const times = ({ live, dead }: Load, fraction: number): Load => ({
  live: live * fraction,
  dead: dead * fraction,
})

/**
 * Which support carries what, with a live load in pounds on each square foot of clear area: half of a ramp or stair goes to
 * each of its ends, a platform is shared equally by its own supports, a stair stands on the ground with its lower half, and a
 * joint without legs passes its load to the part that has them. Distances play no part in it.
 */
export function supportLoads(analysis: Analysis, liveLoad: number): SupportLoads {
  const { placement } = analysis
  const dead = deadLoads(analysis)
  const legs = new Map<string, Load>()
  const sums = { ground: NOTHING, structure: NOTHING, unsupported: NOTHING, total: NOTHING }
  const carry = (part: PartId, load: Load, from: readonly PartId[]) => {
    const placed = placement.byId.get(part)
    const shares: readonly Share[] = placed && !from.includes(part) ? carriersOf(part, analysis) : []
    for (const { carrier, fraction } of shares) {
      const share = times(load, fraction)
      if (carrier.kind === 'leg') legs.set(carrier.id, plus(legs.get(carrier.id) ?? NOTHING, share))
      else if (carrier.kind === 'part') carry(carrier.id, share, [...from, part])
      else sums[carrier.kind] = plus(sums[carrier.kind], share)
    }
    const missing = 1 - shares.reduce((sum, { fraction }) => sum + fraction, 0)
    if (missing > DUST) sums.unsupported = plus(sums.unsupported, times(load, missing))
  }
  for (const placed of placement.parts) {
    if (!placed.isSystem) continue
    const own = { live: clearArea(placed) * liveLoad, dead: dead.get(placed.part.id) ?? 0 }
    sums.total = plus(sums.total, own)
    carry(placed.part.id, own, [])
  }
  return { legs, ...sums }
}

const DUST = 1e-9

function carriersOf(part: PartId, analysis: Analysis): readonly Share[] {
  const placed = analysis.placement.byId.get(part)
  if (!placed) return []
  const { kind } = placed.part
  return kind === 'ramp' || kind === 'stair' || kind === 'arr'
    ? carriersOfRamp(placed, analysis)
    : carriersOfDeck(placed, analysis)
}
