import { distance, midpoint } from '../../base/geometry/point.ts'
import { normalizeAngle } from '../../base/units.ts'
import type { Closure, Stretch } from './closure.ts'

type GapGeometry = Pick<Closure, 'width' | 'origin' | 'angle' | 'lines'>

/** Width, middle and direction of the line a closure fills. */
export function gapGeometry(line: Stretch): GapGeometry {
  const [from, to] = line
  return {
    width: distance(from, to),
    origin: midpoint(from, to),
    angle: normalizeAngle((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI),
    lines: [line],
  }
}

/** Of two gaps filled by one closure: as wide as both, its middle half-way between theirs. */
export function joinedGeometry(a: GapGeometry, b: GapGeometry): GapGeometry {
  const { angle, origin } = gapGeometry([a.origin, b.origin])
  return { width: a.width + b.width, origin, angle, lines: [...a.lines, ...b.lines] }
}
