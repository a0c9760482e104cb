import { distance, dot, subtract } from '../../base/geometry/point.ts'
import { type Inches, inchesFromSpecPixels } from '../../base/units.ts'
import type { PlacedSide } from '../placement/placed-part.ts'

/** Edges closer than this lie on one line. */
export const SAME_LINE: Inches = inchesFromSpecPixels(2)

type Edge = Pick<PlacedSide, 'middle' | 'normal' | 'length'>

/** Whether an edge lies against a side, not with a corner alone. */
export const isFacing = (edge: Edge, side: Edge): boolean =>
  dot(edge.normal, side.normal) < -0.999 &&
  Math.abs(dot(subtract(edge.middle, side.middle), side.normal)) <= SAME_LINE &&
  distance(edge.middle, side.middle) < (edge.length + side.length) / 2 - SAME_LINE
