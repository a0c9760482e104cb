import type { Inches } from '../units.ts'

/** Each set-up may add this much, and errors of several add up by their squares. */
const PER_SET_UP: Inches = 0.25

/**
 * Heights read one after another from the datum and back to it, with what the way round missed it by spread evenly over its
 * set-ups; null where it missed by more than its set-ups allow, and has to be read again.
 *
 * @param heights in the order they were read, each from the one before; the last is the datum again, which lies at 0
 */
export function withoutClosingError(heights: readonly Inches[]): readonly Inches[] | null {
  const missed = heights.at(-1) ?? 0
  const setUps = heights.length
  if (Math.abs(missed) > PER_SET_UP * Math.sqrt(setUps)) return null
  return heights.map((height, index) => height - (missed * (index + 1)) / setUps)
}
