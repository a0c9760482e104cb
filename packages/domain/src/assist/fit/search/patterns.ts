import type { Cents } from '../../../base/units.ts'
import { kindOf, type RouteKind, type Stage, turnsOf } from '../pieces/route.ts'
import type { FitWishes } from '../request/fit-request.ts'
import { aheadOf } from './dead-ends.ts'

/** A pattern of landings between flights, and what it costs at least. */
export type Pattern = Sequence & {
  readonly atLeast: Cents
  /** 1 where it has a landing in line that nothing requires, 0 otherwise. */
  readonly needless: number
}

const STAGES: readonly Stage[] = ['rest', 'left', 'right', 'back-left', 'back-right']

export type PatternWish = {
  /** Landings that are not more than a straight way would have. */
  readonly likely: number
  readonly wishes: FitWishes
  readonly priceOf: (stages: readonly Stage[]) => Cents
}

/** All patterns with so many landings. */
export const patternsOf = (count: number, { likely, wishes, priceOf }: PatternWish): readonly Pattern[] =>
  sequencesOf(count)
    .filter(({ turns }) => wishes.maxTurns === null || turns <= wishes.maxTurns)
    .map((sequence) => ({
      ...sequence,
      atLeast: priceOf(sequence.stages),
      needless: needless(sequence, likely),
    }))
    .filter(({ atLeast }) => Number.isFinite(atLeast))

/** The cheapest patterns first; of equal ones those with fewer turns. */
export const byPromise = (a: Pattern, b: Pattern): number =>
  a.needless - b.needless || a.atLeast - b.atLeast || a.turns - b.turns || a.stages.length - b.stages.length

type Sequence = {
  readonly stages: readonly Stage[]
  /** The landings that are ahead of each flight, as dead ends know them. */
  readonly ahead: readonly string[]
  readonly turns: number
  readonly kind: RouteKind
}

/** Sequences by their length: the same for every site, and asked for in every round. */
const known: (readonly Sequence[])[] = [[sequenceOf([])]]

function sequencesOf(count: number): readonly Sequence[] {
  known[count] ??= sequencesOf(count - 1).flatMap((shorter) =>
    STAGES.map((stage) => sequenceOf([...shorter.stages, stage])),
  )
  return known[count]
}

function sequenceOf(stages: readonly Stage[]): Sequence {
  return { stages, ahead: aheadOf(stages), turns: turnsOf(stages), kind: kindOf(stages) }
}

/** A landing in line that nothing asks for only costs: such patterns come last. */
const needless = ({ stages }: Pick<Sequence, 'stages'>, likely: number): number =>
  stages.length > likely && stages.includes('rest') ? 1 : 0
