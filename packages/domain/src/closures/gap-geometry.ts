import { distance, midpoint, type Point } from '../geometry/point.ts'
import { normalizeAngle } from '../units.ts'
import type { Closure } from './closure.ts'

/** Width, middle and direction of the line a closure fills. */
export function gapGeometry(
  line: readonly [Point, Point],
): Pick<Closure, 'width' | 'origin' | 'angle' | 'line'> {
  const [from, to] = line
  return {
    width: distance(from, to),
    origin: midpoint(from, to),
    angle: normalizeAngle((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI),
    line,
  }
}
