import { between, type Handrails, type Inches, type Point } from '@ramp/domain'
import { closedData, hairline, inchLine, lineData, type Mark, PALETTE, path } from '@ramp/drafting'

/** Distance of the two lines of a rail from its centre line. */
const HALF_GAP: Inches = 0.85
/** Vertical pickets are drawn as ticks this far apart; real ones stand closer. */
const PICKET: Inches = 6

/**
 * A rail seen from above: a dark double line. Horizontal pickets have a third line between, vertical pickets ticks
 * across, and guards are filled.
 */
export function drawRail(from: Point, to: Point, handrails: Handrails | null): readonly Mark[] {
  if (handrails === null || handrails === 'NO_RAILS') return []
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const beside = (aside: number): readonly [Point, Point] => [
    { x: from.x - along.y * aside, y: from.y + along.x * aside },
    { x: to.x - along.y * aside, y: to.y + along.x * aside },
  ]
  const [left, right] = [beside(-HALF_GAP), beside(HALF_GAP)]
  const double = path(`${lineData(left)}${lineData(right)}`, { stroke: hairline(PALETTE.rail, 1.4) })
  switch (handrails) {
    case 'TWO_LINE':
      return [double]
    case 'HORZ_PICKET':
      return [double, path(lineData(beside(0)), { stroke: hairline(PALETTE.rail, 0.8) })]
    case 'VERT_PICKET':
      return [double, path(pickets(left, right, length), { stroke: inchLine(PALETTE.rail, 0.7) })]
    case 'GUARDS':
      return [path(closedData([left[0], left[1], right[1], right[0]]), { fill: PALETTE.rail }), double]
  }
}

function pickets(
  [from, to]: readonly [Point, Point],
  [across, end]: readonly [Point, Point],
  length: Inches,
): string {
  const ticks: string[] = []
  for (let at = PICKET / 2; at < length; at += PICKET)
    ticks.push(lineData([between(from, to, at / length), between(across, end, at / length)]))
  return ticks.join('')
}
