import {
  type DesiredRatio,
  type ProductLine,
  productRules,
  RATIO_WINDOW,
  type RunFigures,
  runOfRatio,
} from '@ramp/domain'

/** A stretch of the ratio viewer's scale; `from` and `to` are percent of its width. */
type RatioZone = {
  readonly kind: 'look-out' | 'warning' | 'good'
  readonly from: number
  readonly to: number
}

export type RatioScale = {
  readonly zones: readonly RatioZone[]
  /** Run numbers lettered below the scale. */
  readonly ticks: readonly { readonly run: number; readonly at: number }[]
  /** Where the actual ratio stands, kept on the scale. */
  readonly actual: number
  readonly desired: number
}

/** The scale begins this much steeper than the steepest ratio recommended. */
const STEEP_END = 4

/** The scale of the ratio viewer, steep at the left: it reaches 6 past the desired run number (spec 3 §4.3). */
export function ratioScale(slope: number, desiredRatio: DesiredRatio, product: ProductLine): RatioScale {
  const steepest = runOfRatio(productRules(product).steepestRatio)
  const desired = runOfRatio(desiredRatio)
  const start = Math.max(0, Math.min(steepest, desired) - STEEP_END)
  const end = Math.max(steepest, desired) + RATIO_WINDOW
  const at = (run: number) => (Math.min(end, Math.max(start, run)) - start) / ((end - start) / 100)
  const run = slope > 0 ? 1 / slope : end
  return {
    zones: [
      { kind: 'look-out' as const, from: 0, to: at(steepest) },
      { kind: 'warning' as const, from: at(steepest), to: at(desired) },
      { kind: 'good' as const, from: at(desired), to: 100 },
    ].filter(({ from, to }) => to > from),
    ticks: [...new Set([steepest, desired, end])].map((one) => ({ run: one, at: at(one) })),
    actual: at(run),
    desired: at(desired),
  }
}

/** What the ratio viewer says (spec 3 §4.3). */
export const STEEPNESS_WORDS: Readonly<Record<RunFigures['steepness'], string | null>> = {
  'look-out': 'Look Out!',
  warning: 'Warning',
  good: null,
}
