import { SITE_RANGES } from '@ramp/domain'
import type { Range } from '@ramp/shell'

/** A reading or a height over the datum: beyond it a digit was typed too many. */
const FARTHEST_LEVEL = 1200
/** Ten thousand inches are the longest drawing that is saved. */
const LONGEST = 10_000

/** A height above the ground: no door is higher. */
export const HEIGHTS: Range = { min: 0, max: SITE_RANGES.sill.max }
/** What a reading or a height over the datum may be. */
export const LEVELS: Range = { min: -FARTHEST_LEVEL, max: FARTHEST_LEVEL }
export const LENGTHS: Range = { min: 0, max: LONGEST }
/** A length that is there. */
export const SIZES: Range = { ...LENGTHS, isAboveMin: true }
/** A place seen from another one. */
export const OFFSETS: Range = { min: -LONGEST, max: LONGEST }
/** Of a house, a lot or a yard: less is feet that were typed as inches. */
export const OUTER_SIZES: Range = { ...LENGTHS, min: 60 }
/** Of a porch. */
export const PORCH_SIZES: Range = { ...LENGTHS, min: 24 }
