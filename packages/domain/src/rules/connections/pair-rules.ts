import type { PlacedPart } from '../placement/placed-part.ts'

type PairRule = {
  readonly code: 'connection.ramp-sizes' | 'connection.parts-cannot-connect'
  readonly when: (upper: PlacedPart, lower: PlacedPart) => boolean
}

/** What keeps two parts from following each other down a walk, wherever they meet (spec 3 §5.2). */
const PAIR_RULES: readonly PairRule[] = [
  {
    code: 'connection.ramp-sizes',
    when: (upper, lower) => isRampLike(upper) && isRampLike(lower) && upper.usableWidth !== lower.usableWidth,
  },
  {
    code: 'connection.parts-cannot-connect',
    when: (upper, lower) =>
      upper.part.kind === 'platform' &&
      upper.usableWidth === 60 &&
      upper.usableLength === 60 &&
      lower.part.kind === 'ramp' &&
      lower.usableWidth === 60,
  },
]

const isRampLike = ({ part }: PlacedPart) => part.kind === 'ramp' || part.kind === 'arr'

/** The first rule that keeps two parts apart; null when nothing does. */
export function pairProblem(upper: PlacedPart, lower: PlacedPart): PairRule['code'] | null {
  for (const { code, when } of PAIR_RULES) if (when(upper, lower)) return code
  return null
}
