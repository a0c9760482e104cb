import type { Cents } from '../../../base/units.ts'
import { type Stage, turnsOf } from '../pieces/route.ts'
import type { FitWishes } from '../request/fit-request.ts'

/** A pattern of landings between flights, and what it costs at least. */
export type Pattern = { readonly stages: readonly Stage[]; readonly atLeast: Cents }

const STAGES: readonly Stage[] = ['rest', 'left', 'right', 'back-left', 'back-right']

export type PatternWish = {
  readonly fewest: number
  /** Landings that are not more than a straight way would have. */
  readonly likely: number
  readonly most: number
  readonly wishes: FitWishes
  readonly priceOf: (stages: readonly Stage[]) => Cents
}

/** All patterns with so many landings, the cheapest first; of equal ones those with fewer turns. */
export function patternsOf({ fewest, likely, most, wishes, priceOf }: PatternWish): readonly Pattern[] {
  const patterns: Pattern[] = []
  const grow = (stages: readonly Stage[]) => {
    if (wishes.maxTurns !== null && turnsOf(stages) > wishes.maxTurns) return
    if (stages.length >= fewest) patterns.push({ stages, atLeast: priceOf(stages) })
    if (stages.length < most) for (const stage of STAGES) grow([...stages, stage])
  }
  grow([])
  return patterns
    .filter(({ atLeast }) => Number.isFinite(atLeast))
    .sort(
      (a, b) =>
        needless(a, likely) - needless(b, likely) ||
        a.atLeast - b.atLeast ||
        turnsOf(a.stages) - turnsOf(b.stages) ||
        a.stages.length - b.stages.length,
    )
}

/** A landing in line that nothing asks for only costs: such patterns come last. */
export const needless = ({ stages }: Pick<Pattern, 'stages'>, likely: number): number =>
  stages.length > likely && stages.includes('rest') ? 1 : 0
