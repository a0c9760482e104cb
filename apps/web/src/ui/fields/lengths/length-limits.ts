import type { Range } from '@ramp/shell'

/** No door is higher: beyond it a digit was typed too many. */
const HIGHEST = 1200
/** Ten thousand inches are the longest drawing that is saved. */
const LONGEST = 10_000

/** A height above the ground. */
export const HEIGHTS: Range = { min: 0, max: HIGHEST }
/** What a reading or a height over the datum may be. */
export const LEVELS: Range = { min: -HIGHEST, max: HIGHEST }
export const LENGTHS: Range = { min: 0, max: LONGEST }
/** A length that is there. */
export const SIZES: Range = { ...LENGTHS, isAboveMin: true }
/** A place seen from another one. */
export const OFFSETS: Range = { min: -LONGEST, max: LONGEST }
