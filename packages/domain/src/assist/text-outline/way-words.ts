import { type Degrees, normalizeAngle } from '../../base/units.ts'
import type { PlacedSide } from '../../rules/placement/placed-part.ts'

/** What becomes of a way that enters a part at one side and leaves it at another, by eighths of a turn to the right. */
const TURNS = [
  null,
  'turning right by 45°',
  'turning right',
  'turning sharply right',
  'turning back',
  'turning sharply left',
  'turning left',
  'turning left by 45°',
] as const

/** `turning left`; null where the way goes straight on. */
export function turnOf(entered: PlacedSide, left: PlacedSide): string | null {
  const inward = entered.facing + 180
  return TURNS[eighths(left.facing - inward)] ?? null
}

const EDGES = [
  'the top',
  'the upper right',
  'the right',
  'the lower right',
  'the bottom',
  'the lower left',
  'the left',
  'the upper left',
] as const

/** `toward the left of the drawing`: where one looks who leaves a part at a side. */
export const headingOf = ({ facing }: PlacedSide, turn: Degrees): string =>
  `toward ${EDGES[eighths(facing + turn)] ?? EDGES[0]} of the drawing`

const eighths = (degrees: number): number => Math.round(normalizeAngle(degrees) / 45) % 8
