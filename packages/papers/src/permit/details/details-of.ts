import type { Analysis } from '@ramp/domain'
import type { Elevation } from '@ramp/solids'
import type { Drawn } from '../../drafting/drawn.ts'
import type { Frame } from '../../paper/paper.ts'
import { type Detail, detailIn, sizeOfDetail } from './detail.ts'
import { footDetail } from './foot-detail.ts'
import { jointDetails } from './joint-details.ts'
import { railingDetail } from './railing-detail.ts'
import { railingsOf } from './railings.ts'
import { sectionDetail } from './section-detail.ts'
import { stairDetails } from './stair-detail.ts'

/** Every detail a system asks for; what is asked for most comes first. */
export function detailsOf(
  analysis: Analysis,
  pad: number,
  elevations: readonly Elevation[],
): readonly Detail[] {
  const railings = railingsOf(analysis)
  const hasLegs = analysis.legs.some(({ isActive, isLowPro }) => isActive && !isLowPro)
  const stairs = stairDetails(analysis)
  // Two lines are told by the cut already.
  const bays = railings.filter(({ handrails, hasChildRail }) => handrails !== 'TWO_LINE' || hasChildRail)
  return [
    sectionDetail(analysis),
    ...(hasLegs ? [footDetail(analysis, pad)] : []),
    ...jointDetails(analysis, elevations),
    ...bays.map((railing) => railingDetail(analysis, railing)),
    ...stairs,
  ]
}

const BETWEEN = { across: 14, down: 12 } as const

export type Packed = { readonly drawn: readonly Drawn[]; readonly rest: readonly Detail[] }

/** Details in rows from the upper left corner of a frame, those that find no room left over in their order. */
export function packDetails(details: readonly Detail[], frame: Frame, first: number): Packed {
  const drawn: Drawn[] = []
  const rest: Detail[] = []
  let [x, top, rowHeight] = [frame.left, frame.top, 0]
  for (const detail of details) {
    const { width, height } = sizeOfDetail(detail)
    if (width > frame.width) {
      rest.push(detail)
      continue
    }
    if (x + width > frame.left + frame.width + 0.5) {
      x = frame.left
      top += rowHeight + BETWEEN.down
      rowHeight = 0
    }
    if (top + height > frame.top + frame.height + 0.5) {
      rest.push(detail)
      continue
    }
    drawn.push(detailIn(detail, { left: x, top, width, height }, first + drawn.length))
    x += width + BETWEEN.across
    rowHeight = Math.max(rowHeight, height)
  }
  return { drawn, rest }
}
