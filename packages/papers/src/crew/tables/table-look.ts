import { CLOSE, type TableLook } from '@ramp/drafting'

/** Tables of more rows than this stand closer, so that a large system takes fewer pages. */
const MANY = 16

/** How a table of so many rows is set; undefined where it is the usual look. */
export const lookFor = (rows: number): TableLook | undefined => (rows > MANY ? CLOSE : undefined)
