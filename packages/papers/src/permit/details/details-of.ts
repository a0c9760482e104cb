import type { Analysis } from '@ramp/domain'
import type { SystemElevation } from '@ramp/solids'
import type { Detail } from './detail.ts'
import { footDetail } from './foot-detail.ts'
import { jointDetails } from './joint-details.ts'
import { railingDetail } from './railing-detail.ts'
import { kindOfRailing, railingsOf } from './railings.ts'
import { sectionDetail } from './section-detail.ts'
import { stairDetails } from './stair-detail.ts'

/** Every detail a system asks for; what is asked for most comes first. */
export function detailsOf(
  analysis: Analysis,
  pad: number,
  elevations: readonly SystemElevation[],
): readonly Detail[] {
  const railings = railingsOf(analysis)
  const hasLegs = analysis.legs.some(({ isActive, isLowPro }) => isActive && !isLowPro)
  const stairs = stairDetails(analysis)
  const section = sectionDetail(analysis)
  // Two lines are told by the cut already, if it has them.
  const bays = railings.filter(
    (railing) => railing.handrails !== 'TWO_LINE' || kindOfRailing(railing) !== section?.railing,
  )
  return [
    ...(section ? [section.detail] : []),
    ...(hasLegs ? [footDetail(analysis, pad)] : []),
    ...jointDetails(analysis, elevations),
    ...bays.map((railing) => railingDetail(analysis, railing)),
    ...stairs,
  ]
}
