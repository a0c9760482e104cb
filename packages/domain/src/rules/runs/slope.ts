import { slopeText } from '../../base/lengths/slope-text.ts'
import { type Degrees, type Inches, roundTo } from '../../base/units.ts'
import type { DesiredRatio } from '../../model/products/product-line.ts'
import { type ProductRules, runOfRatio } from '../../model/products/product-rules.ts'
import type { RunFigures } from './run-figures.ts'

/** rise / length; 0 when there is no length. */
export const slopeOf = (rise: Inches, length: Inches): number => (length === 0 ? 0 : rise / length)

/** Run number of a ratio, 12 for `1:12`; infinite on the level. */
export const runNumberOf = (rise: Inches, length: Inches): number =>
  rise === 0 ? Number.POSITIVE_INFINITY : length / rise

/** `1:12`, at most two decimals, none when whole; `0:0` on the level (spec 3 §4.3). */
export function ratioText(rise: Inches, length: Inches): string {
  if (rise === 0 || length === 0) return '0:0'
  return slopeText(length / rise)
}

/** Slope figures of domain 7.10: the angle by arcsine, because the length is measured along the slope. */
export function slopeFigures(
  rise: Inches,
  length: Inches,
): { slope: number; radian: number; degree: Degrees; grade: number } {
  const slope = slopeOf(rise, length)
  const radian = Math.asin(Math.min(1, Math.max(-1, slope)))
  return { slope, radian, degree: (radian * 180) / Math.PI, grade: slope * 100 }
}

/** Whether a ratio is at most as steep as another; compared on the two decimals a person sees (spec 3 §5.4). */
const isAtMost = (runNumber: number, limit: DesiredRatio): boolean =>
  roundTo(runNumber, 2) >= runOfRatio(limit)

/** 'Look Out!' above the steepest recommended ratio, 'Warning' above the desired one (spec 3 §4.3). */
export function steepnessOf(
  runNumber: number,
  desired: DesiredRatio,
  { steepestRatio }: Pick<ProductRules, 'steepestRatio'>,
): RunFigures['steepness'] {
  if (!Number.isFinite(runNumber)) return 'good'
  if (!isAtMost(runNumber, steepestRatio)) return 'look-out'
  return isAtMost(runNumber, desired) ? 'good' : 'warning'
}

/** The ratio viewer's scale reaches this much past the desired run number (spec 3 §9). */
export const RATIO_WINDOW = 6
