import type { Inches } from '../../../base/units.ts'
import type { PartId } from '../../../model/layout/part.ts'
import type { Joint } from '../../connections/joint.ts'
import type { PlacedPart, Placement } from '../../placement/placed-part.ts'
import { horizontalRun } from '../../runs/ground-slope.ts'
import type { PartHeight } from '../../runs/run-figures.ts'

/** Ramps that follow one another without a level landing between them: what codes call a ramp run. */
export type RampChain = {
  readonly ramps: readonly PlacedPart[]
  /** Usable length of its ramps, along the slope. */
  readonly length: Inches
  /** Horizontal run and rise; null while a ramp has no heights. */
  readonly covers: Inches | null
  readonly rise: Inches | null
}

/** A piece that turns a run by 45 degrees is level but no landing, so the chain goes on through it. */
const isInChain = ({ item }: PlacedPart): boolean =>
  item.role === 'ramp' || item.role === 'starter-ramp' || item.role === 'arr'

export const isRamp = ({ part }: PlacedPart): boolean => part.kind === 'ramp'

/** Every ramp of a layout in its chain; the joints decide, whatever runs the ramps belong to. */
export function rampChains(
  { parts, byId }: Placement,
  joints: readonly Joint[],
  heights: ReadonlyMap<PartId, PartHeight>,
): readonly RampChain[] {
  const links = new Map<PartId, PartId[]>()
  for (const { a, b } of joints) {
    const both = [a.part, b.part].map((id) => byId.get(id))
    if (!both.every((one) => one !== undefined && isInChain(one))) continue
    links.set(a.part, [...(links.get(a.part) ?? []), b.part])
    links.set(b.part, [...(links.get(b.part) ?? []), a.part])
  }
  const seen = new Set<PartId>()
  return parts.filter(isRamp).flatMap(({ part }) => {
    if (seen.has(part.id)) return []
    const ids = reachedFrom(part.id, links, seen)
    return [chainOf(ids.flatMap((id) => byId.get(id) ?? []).filter(isRamp), heights)]
  })
}

function reachedFrom(
  start: PartId,
  links: ReadonlyMap<PartId, readonly PartId[]>,
  seen: Set<PartId>,
): readonly PartId[] {
  const queue = [start]
  seen.add(start)
  for (const id of queue)
    for (const next of links.get(id) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        queue.push(next)
      }
  return queue
}

function chainOf(ramps: readonly PlacedPart[], heights: ReadonlyMap<PartId, PartHeight>): RampChain {
  const drops = ramps.flatMap(({ part }) => {
    const height = heights.get(part.id)
    return height ? [height.top - height.bottom] : []
  })
  const isKnown = drops.length === ramps.length
  return {
    ramps,
    covers: isKnown
      ? ramps.reduce(
          (total, { usableLength }, index) => total + horizontalRun(usableLength, drops[index] ?? 0),
          0,
        )
      : null,
    length: ramps.reduce((total, { usableLength }) => total + usableLength, 0),
    rise: isKnown ? drops.reduce((total, drop) => total + drop, 0) : null,
  }
}
