import type { INK, PALETTE } from '@ramp/drafting'

/** The roles of a palette that a difference is drawn in; those of the screen and those of paper. */
export type DifferenceColors = Pick<typeof PALETTE | typeof INK, 'added' | 'removed' | 'moved'>

/** The tag of each change on the plan; what was moved has its arrow. */
export const TAGS = { added: '+', removed: '−', changed: '≠' } as const
