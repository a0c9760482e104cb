import { distance, inchesFromSpecPixels } from '@ramp/domain'
import { nearestWithin, pickTool } from './pick-tool.ts'

/** Click radius of a leg (spec 3 §4.5). */
const RADIUS = inchesFromSpecPixels(25)

/** Selects a leg to edit; legs of ramps cannot be edited (spec 3 §5.5). */
export const pickLegTool = pickTool('pick-leg', (at, { analysis }) => {
  const leg = nearestWithin(
    analysis.legs.filter(({ isEditable }) => isEditable),
    (one) => distance(one, at),
    () => RADIUS,
  )
  return [{ type: 'pick', pick: { kind: 'leg', id: leg?.id ?? null } }]
})
