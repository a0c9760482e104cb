import { inchesText } from '../../base/lengths/length-text.ts'
import { slopeText } from '../../base/lengths/slope-text.ts'
import { type Inches, isAtMost, roundTo } from '../../base/units.ts'
import { horizontalRun } from './ground-slope.ts'

/** The steepest that codes let a ramp be over the ground: ADA 405.2, IBC 1012.2, R311.8.1. */
const STEEPEST = 12
const EIGHTH: Inches = 1 / 8
/** A door steps down this much at most: ADA 303.3. */
const MOST_STEP_DOWN: Inches = 0.5

/** How far a platform at a door may still be lowered, in eighths of an inch. */
export const mostLowering = (stepDown: Inches): Inches =>
  Math.max(0, Math.floor((MOST_STEP_DOWN - stepDown) / EIGHTH + 1e-6) * EIGHTH)

/** Whether a ramp is at most so steep over the ground. */
const isWithin = (runNumber: number, rise: Inches, length: Inches): boolean =>
  isAtMost(runNumber * rise, horizontalRun(length, rise))

/** The fewest eighths a ramp has to lose at its top to be so flat over the ground; null where `most` is not enough. */
export function eighthsFor(
  runNumber: number,
  { rise, length, most }: { readonly rise: Inches; readonly length: Inches; readonly most: Inches },
): Inches | null {
  for (let by = 0; isAtMost(by, most); by += EIGHTH) if (isWithin(runNumber, rise - by, length)) return by
  return null
}

/**
 * How far the platform over a ramp of 1:12 along its sections is to be lowered to make it 1:12 over the ground: 0 where it is,
 * null where it is steeper anyway or the step down allows no more.
 */
export function loweringFor(rise: Inches, length: Inches, stepDown: Inches): Inches | null {
  if (rise <= 0 || roundTo(length / rise, 2) < STEEPEST) return null
  return eighthsFor(STEEPEST, { rise, length, most: mostLowering(stepDown) })
}

/** What is said of a ramp of 1:12 along its sections that is steeper over the ground; null of any other. */
export function loweringWords(rise: Inches, length: Inches): string | null {
  if (rise <= 0 || roundTo(length / rise, 2) < STEEPEST || isWithin(STEEPEST, rise, length)) return null
  const by = eighthsFor(STEEPEST, { rise, length, most: MOST_STEP_DOWN })
  const along = `It is ${slopeText(length / rise)} along the section.`
  return by === null
    ? `${along} Add length.`
    : `${along} Lower the top by ${inchesText(by, 8)} if the door allows the step down, or add length.`
}
