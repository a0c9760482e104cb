import { distance, inchesFromSpecPixels, toggleOpening } from '@ramp/domain'
import { nearestWithin, pickTool } from './pick-tool.ts'

/** Click radius of a connection point (spec 3 §4.4). */
const RADIUS = inchesFromSpecPixels(25)

/** Makes a free connection point an entrance or exit, or empties it again. */
export const pickPointTool = pickTool('pick-point', (at, { analysis, openingUse }) => {
  const free = analysis.connections.points.filter(({ state }) => state !== 'joined')
  const point = nearestWithin(
    free,
    (one) => distance(one.at, at),
    () => RADIUS,
  )
  if (!point) return [{ type: 'pick', pick: { kind: 'point', end: null } }]
  const { part, side } = point.end
  const label = openingUse === 'entrance' ? 'Assign entrance' : 'Assign exit'
  return [
    { type: 'commit', label, kind: 'propChange', edit: toggleOpening(part, side, openingUse) },
    { type: 'pick', pick: { kind: 'point', end: point.end } },
  ]
})
