import type { INK, PALETTE } from '@ramp/drafting'

/** The roles of a palette that a difference is drawn in; those of the screen and those of paper. */
export type DifferenceColors = Pick<typeof PALETTE | typeof INK, 'added' | 'removed' | 'moved'>

/** What each change is called on the plan and in its legend. */
export const NEW = '+ new'
export const GONE = '− gone'
export const MOVED = 'moved'
/** In its place: turned, or another part. */
export const CHANGED = 'changed'
