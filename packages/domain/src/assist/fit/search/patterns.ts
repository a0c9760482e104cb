import type { Cents } from '../../../base/units.ts'
import { type Stage, turnsOf } from '../pieces/route.ts'
import type { FitWishes } from '../request/fit-request.ts'
import { aheadOf } from './dead-ends.ts'

/** A pattern of landings between flights, and what it costs at least. */
export type Pattern = {
  readonly stages: readonly Stage[]
  /** The landings that are ahead of each flight, as dead ends know them. */
  readonly ahead: readonly string[]
  readonly atLeast: Cents
}

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
  const counts = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more)
  return counts
    .flatMap((count) => sequencesOf(count))
    .filter(({ turns }) => wishes.maxTurns === null || turns <= wishes.maxTurns)
    .map(({ stages, ahead, turns }) => ({
      stages,
      ahead,
      turns,
      atLeast: priceOf(stages),
      needless: needless({ stages }, likely),
    }))
    .filter(({ atLeast }) => Number.isFinite(atLeast))
    .sort(
      (a, b) =>
        a.needless - b.needless ||
        a.atLeast - b.atLeast ||
        a.turns - b.turns ||
        a.stages.length - b.stages.length,
    )
    .map(({ stages, ahead, atLeast }) => ({ stages, ahead, atLeast }))
}

type Sequence = Pick<Pattern, 'stages' | 'ahead'> & { readonly turns: number }

/** Sequences by their length: the same for every site, and asked for in every round. */
const known: (readonly Sequence[])[] = [[{ stages: [], ahead: aheadOf([]), turns: 0 }]]

function sequencesOf(count: number): readonly Sequence[] {
  known[count] ??= sequencesOf(count - 1).flatMap((shorter) =>
    STAGES.map((stage) => {
      const stages = [...shorter.stages, stage]
      return { stages, ahead: aheadOf(stages), turns: turnsOf(stages) }
    }),
  )
  return known[count]
}

/** A landing in line that nothing asks for only costs: such patterns come last. */
export const needless = ({ stages }: Pick<Pattern, 'stages'>, likely: number): number =>
  stages.length > likely && stages.includes('rest') ? 1 : 0
