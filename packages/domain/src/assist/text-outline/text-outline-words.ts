import type { Degrees, Inches } from '../../base/units.ts'

/** How names and lengths are said; both are the screen's. */
export type TextOutlineWords = {
  /** `8 ft ramp 2`: what tells a part from its like. */
  readonly nameOf: (part: string) => string
  readonly lengthOf: (length: Inches) => string
  /** Degrees clockwise that the drawing is turned by where it is shown; as it is drawn where left out. */
  readonly turn?: Degrees
}
