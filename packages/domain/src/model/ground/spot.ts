import { distance, type Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'

/** How a height is known: read on the site, judged by eye, or taken for granted. The last is worth least. */
export const KNOWN_BY = ['measured', 'estimated', 'assumed'] as const
export type KnownBy = (typeof KNOWN_BY)[number]

/** A height of the ground above the datum, inches; below it, it is negative. */
export type Spot = Point & { readonly z: Inches; readonly how: KnownBy }

/** What is known of the ground at a place. */
export type GroundReading = { readonly z: Inches; readonly how: KnownBy }

/** The one that is worth less. */
export const worseOf = (a: KnownBy, b: KnownBy): KnownBy =>
  KNOWN_BY.indexOf(a) > KNOWN_BY.indexOf(b) ? a : b

/** Nearer than this two readings are of one place. */
const SAME_PLACE: Inches = 0.01

/** Of readings at one place the last one counts. */
export const spotsApart = (spots: readonly Spot[]): readonly Spot[] =>
  spots.filter((spot, index) => !spots.some((other, at) => at > index && distance(spot, other) < SAME_PLACE))
