import type { Analysis, PartId } from '@ramp/domain'
import type { Marks } from '@ramp/drafting'
import { drawClosures, drawLegs, drawOpenings } from '@ramp/drawing'

/** Closures and openings of the parts that are not in the hand. */
export function standingOf({ closures, connections }: Analysis, moving: readonly PartId[]) {
  const stands = (...parts: readonly PartId[]) => !parts.some((id) => moving.includes(id))
  return {
    closures: closures.filter(({ platform, others }) => stands(platform, ...others)),
    openings: connections.openings.filter(({ end }) => stands(end.part)),
  }
}

/** Closures, legs and openings over the parts, as they stand in every mode that is not about them. */
export function standingMarks(analysis: Analysis, legs: Analysis['legs'], moving: readonly PartId[]): Marks {
  const { closures, openings } = standingOf(analysis, moving)
  const standing = legs.filter(({ part, isActive }) => isActive && !moving.includes(part))
  return [...drawClosures(closures), ...drawLegs(standing), ...drawOpenings(openings, analysis.placement)]
}
