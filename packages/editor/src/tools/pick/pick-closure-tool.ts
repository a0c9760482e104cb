import { distance } from '@ramp/domain'
import { nearestWithin, pickTool } from './pick-tool.ts'

/** Selects the nearest closure if it is within its own length, else none; custom closures stay out (spec 3 §4.7). */
export const pickClosureTool = pickTool('pick-closure', (at, { analysis }) => {
  const closure = nearestWithin(
    analysis.closures.filter(({ isSwitchable }) => isSwitchable),
    ({ origin }) => distance(origin, at),
    ({ width }) => width,
  )
  return [{ type: 'pick', pick: { kind: 'closure', id: closure?.id ?? null } }]
})
