import { distance, inchesFromSpecPixels, openingUsesOf, toggleOpening } from '@ramp/domain'
import { nearestWithin, pickTool } from './pick-tool.ts'

/** Click radius of a connection point (spec 3 §4.4). */
const RADIUS = inchesFromSpecPixels(25)

/**
 * Makes a free connection point an entrance or exit, or empties it again. The end of a ramp or stair takes the only
 * meaning that fits it; the toggle decides where both fit.
 */
export const pickPointTool = pickTool('pick-point', (at, { analysis, placement, openingUse }) => {
  const free = analysis.connections.points.filter(({ state }) => state !== 'joined')
  const point = nearestWithin(
    free,
    (one) => distance(one.at, at),
    () => RADIUS,
  )
  if (!point) return [{ type: 'pick', pick: { kind: 'point', end: null } }]
  const { part, side } = point.end
  const placed = placement.byId.get(part)
  const fitting = placed ? openingUsesOf(placed, side) : []
  const use = fitting.includes(openingUse) ? openingUse : (fitting[0] ?? openingUse)
  const label = use === 'entrance' ? 'Assign entrance' : 'Assign exit'
  return [
    { type: 'commit', label, kind: 'propChange', edit: toggleOpening(part, side, use) },
    { type: 'pick', pick: { kind: 'point', end: point.end } },
  ]
})
