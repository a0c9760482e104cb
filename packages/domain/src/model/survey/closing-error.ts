import type { Inches } from '../../base/units.ts'

/** Each set-up may add this much, and errors of several add up by their squares. */
const PER_SET_UP: Inches = 0.25
/** One set-up that misses the place it began with by more has moved. */
const OF_ONE_SET_UP: Inches = 1 / 8

/** What a way of readings back to the datum may miss it by. */
export const allowedMiss = (setUps: number): Inches =>
  setUps === 1 ? OF_ONE_SET_UP : PER_SET_UP * Math.sqrt(setUps)
