import { type Box, boxAround, type Inches, isSystemPart, type PlacedPart } from '@ramp/domain'

/** Places closer than this are one. */
const SAME: Inches = 0.5

/** The upright box around everything that is laid on the ground, the overall size of a job; null when there is nothing. */
export function footprint(parts: readonly PlacedPart[]): Box | null {
  const corners = groundParts(parts).flatMap(({ box }) => [box.min, box.max])
  return corners.length === 0 ? null : boxAround(corners)
}

/** Where system parts begin and end along an axis, between the ends of the footprint: what a chain of dimensions measures. */
export function stationsOf(parts: readonly PlacedPart[], axis: 'x' | 'y'): readonly Inches[] {
  const whole = footprint(parts)
  if (!whole) return []
  const boxes = [whole, ...parts.filter(({ part }) => isSystemPart(part)).map(({ box }) => box)]
  const ends = boxes.flatMap(({ min, max }) => [min[axis], max[axis]]).sort((a, b) => a - b)
  return ends.filter((value, index) => index === 0 || value - (ends[index - 1] ?? value) > SAME)
}

/** Parts the ground has to hold: the system, its plates and what else stands there. Hardware is only pictured on the drawing. */
const groundParts = (parts: readonly PlacedPart[]): readonly PlacedPart[] =>
  parts.filter(({ part }) => part.kind !== 'piece')
