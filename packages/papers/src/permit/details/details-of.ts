import type { Analysis } from '@ramp/domain'
import type { Drawn, Frame } from '@ramp/drafting'
import type { SystemElevation } from '@ramp/solids'
import { type Detail, detailIn, sizeOfDetail } from './detail.ts'
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

const BETWEEN = { across: 14, down: 12 } as const

export type Packed = { readonly drawn: readonly Drawn[]; readonly rest: readonly Detail[] }

/**
 * Details in frames of one sheet: each as high up as it finds room, then as far to the left, in the first frame that has
 * any; numbered as they are read. Those that find none are left over in their order.
 */
export function packDetails(details: readonly Detail[], frames: readonly Frame[], first: number): Packed {
  const placed: { readonly detail: Detail; readonly frame: Frame }[] = []
  const rest: Detail[] = []
  for (const detail of details) {
    const frame = firstSpot(
      frames,
      sizeOfDetail(detail),
      placed.map((one) => one.frame),
    )
    if (frame) placed.push({ detail, frame })
    else rest.push(detail)
  }
  const read = placed.toSorted((a, b) => a.frame.top - b.frame.top || a.frame.left - b.frame.left)
  return { drawn: read.map(({ detail, frame }, index) => detailIn(detail, frame, first + index)), rest }
}

type Size = { readonly width: number; readonly height: number }

/** Beside or below what is placed, or in the corner of a frame. */
function firstSpot(
  frames: readonly Frame[],
  { width, height }: Size,
  placed: readonly Frame[],
): Frame | null {
  for (const frame of frames) {
    const tops = [frame.top, ...placed.map((one) => one.top + one.height + BETWEEN.down)]
    const lefts = [frame.left, ...placed.map((one) => one.left + one.width + BETWEEN.across)]
    const spot = tops
      .flatMap((top) => lefts.map((left): Frame => ({ left, top, width, height })))
      .toSorted((a, b) => a.top - b.top || a.left - b.left)
      .find((one) => isWithin(one, frame) && !placed.some((other) => isNear(one, other)))
    if (spot) return spot
  }
  return null
}

const DUST = 0.5

const isWithin = (one: Frame, frame: Frame): boolean =>
  one.left >= frame.left - DUST &&
  one.top >= frame.top - DUST &&
  one.left + one.width <= frame.left + frame.width + DUST &&
  one.top + one.height <= frame.top + frame.height + DUST

const isNear = (a: Frame, b: Frame): boolean =>
  a.left < b.left + b.width + BETWEEN.across - DUST &&
  b.left < a.left + a.width + BETWEEN.across - DUST &&
  a.top < b.top + b.height + BETWEEN.down - DUST &&
  b.top < a.top + a.height + BETWEEN.down - DUST
