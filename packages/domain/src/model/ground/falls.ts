import { type Point, scale } from '../../base/geometry/point.ts'
import { type Degrees, normalizeAngle } from '../../base/units.ts'
import type { KnownBy, Spot } from './spot.ts'
import { surfaceOver } from './surface.ts'

/** Which way a piece of the ground falls, and how much in an inch. */
export type GroundFall = {
  /** The middle of the piece. */
  readonly at: Point
  /** Downhill: 0 up the drawing, clockwise. */
  readonly towards: Degrees
  readonly fall: number
  readonly how: KnownBy
  readonly corners: readonly Point[]
}

/** Every triangle of the ground with the way it falls; spots on one line make none. */
export const groundFalls = (spots: readonly Spot[]): readonly GroundFall[] =>
  surfaceOver(spots).facets.map(({ corners, slope, how }) => ({
    at: scale(
      corners.reduce<Point>((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 }),
      1 / corners.length,
    ),
    towards: normalizeAngle((Math.atan2(-slope.x, slope.y) * 180) / Math.PI),
    fall: Math.sqrt(slope.x * slope.x + slope.y * slope.y),
    how,
    corners,
  }))
