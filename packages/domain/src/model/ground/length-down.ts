import type { Point } from '../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches, isAtMost } from '../../base/units.ts'
import type { Ground } from './ground.ts'

export type WayDown = {
  /** Height of the deck the way comes from, above the datum. */
  readonly deck: Inches
  /** 12 for 1:12. */
  readonly runNumber: number
  readonly ground: Pick<Ground, 'heightAt'>
  /** Where a way with so much ramp ends; level parts between are its own affair. */
  readonly footOf: (rampLength: Inches) => Point
}

/** A way may not be longer than this; nobody builds one. */
const LONGEST: Inches = 300 * INCHES_PER_FOOT

/**
 * The shortest length of stock, in whole feet, that reaches the ground without being steeper: where a ramp ends depends on
 * its rise, and its rise on where it ends. null where no length does, as the ground falls as steeply as the ramp.
 */
export function lengthDown({ deck, runNumber, ground, footOf }: WayDown): Inches | null {
  for (let length = 0; length <= LONGEST; length += INCHES_PER_FOOT)
    if (isAtMost(runNumber * (deck - ground.heightAt(footOf(length))), length)) return length
  return null
}

export type EvenGround = {
  readonly deck: Inches
  readonly runNumber: number
  /** Level parts of the way, from the door on, inches. */
  readonly level: Inches
  /** How much the ground falls in an inch away from the door; rising it is negative. */
  readonly falls: number
}

/** Length of ramp on ground that falls evenly; null where no length reaches it. */
export function lengthOnEvenGround({ deck, runNumber, level, falls }: EvenGround): Inches | null {
  const gained = 1 / runNumber - falls
  return gained <= 0 ? null : (deck + falls * level) / gained
}
