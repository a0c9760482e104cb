import type { Inches } from '../../base/units.ts'

/**
 * Side of a post, inches (spec 1 §9). A ramp stands between two of them, so its overall width is its usable width and a
 * post on each side; a gate hangs between two as well.
 */
export const POST_SIZE: Inches = 2.75
