import { distance, type Point } from '../../base/geometry/point.ts'
import { type Inches, isLess } from '../../base/units.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Connections } from '../connections/joint.ts'
import { useOf } from '../connections/side-uses.ts'
import type { RailEnd } from '../handrails/rails.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { ChosenClosure, Stretch } from './closure.ts'
import { NARROWEST_OPENING } from './closure-rules.ts'

/** A closure ends at a rail when its end lies this close to it. */
const AT_RAIL: Inches = 1.5

/**
 * What every end of every ramp rail meets. At a platform the rail beside the gap runs into the closure and the flush one
 * stays free; at the structure and at the ground both stay free (domain 7.10, loops and caps).
 */
export function findRailEnds(
  { parts }: Placement,
  { uses }: Connections,
  closures: readonly ChosenClosure[],
): RailEnd[] {
  const beside = stretchesBeside(closures)
  const railEnds: RailEnd[] = []
  for (const ramp of parts) {
    if (!isRailedRamp(ramp)) continue
    const { id } = ramp.part
    for (const end of ENDS) {
      const isRampJoint = useOf(uses, id, end)?.kind === 'RAMP_TO_RAMP'
      const { left, right } = ramp.sides[end]
      for (const at of [left, right])
        railEnds.push({ part: id, end, at, meets: isRampJoint ? 'ramp' : meetsAt(at, beside.get(id)) })
    }
  }
  return railEnds
}

const ENDS = ['TOP', 'BOTTOM'] as const

/** Whether a part is a ramp of the system with handrails. */
export const isRailedRamp = ({ part, item, isSystem }: PlacedPart) =>
  isSystem && part.kind === 'ramp' && item.handrails !== null && item.handrails !== 'NO_RAILS'

/** A closure around two ramps stands on one stretch for each: a rail flush at the other's post still ends free. */
function stretchesBeside(closures: readonly ChosenClosure[]): ReadonlyMap<PartId, readonly Stretch[]> {
  const beside = new Map<PartId, Stretch[]>()
  for (const closure of closures) {
    const { isActive, others, lines } = closure
    if (!isActive || isTooNarrowForKit(closure)) continue
    others.forEach((part, index) => {
      const own = lines.filter((_, at) => lines.length === 1 || at === index)
      beside.set(part, [...(beside.get(part) ?? []), ...own])
    })
  }
  return beside
}

/** A half beside a centred ramp that takes no kit closes nothing, unless both are cut from one (domain 7.9, 7.10). */
const isTooNarrowForKit = ({ type, position, handrails, width }: ChosenClosure): boolean =>
  type === 'PLATFORM_TO_RAMP' &&
  position === 'CENTER' &&
  handrails !== 'VERT_PICKET' &&
  isLess(width, NARROWEST_OPENING)

function meetsAt(at: Point, stretches: readonly Stretch[] = []): RailEnd['meets'] {
  const isClosed = stretches.some((stretch) => stretch.some((end) => isLess(distance(end, at), AT_RAIL)))
  return isClosed ? 'closure' : 'nothing'
}
