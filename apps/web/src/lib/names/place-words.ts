import type { LengthUnit, Point } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'

/** A place of the canvas in the words of Properties: `300 1/2" from the left, 40" from the top`. */
export const placeWords = ({ x, y }: Point, units: LengthUnit): string =>
  `${formatLength(x, units)} from the left, ${formatLength(y, units)} from the top`
