import type { Inches } from '../../base/units.ts'
import type { RailEnd } from '../handrails/rails.ts'
import { beyondOf } from './beyond-openings.ts'
import type { SitedSystem } from './sited-system.ts'

/** An end loop reaches this far past the ramp (domain 1.8). */
export const LOOP_REACH: Inches = 12
/** Where a loop has no room the rail only turns down: it reaches its own diameter past the ramp (domain 1.8). */
export const RAIL_DIAMETER: Inches = 1.5

export type RailReach = {
  /** What is drawn, and what codes measure. */
  readonly inches: Inches
  /** Nobody said what is there, so there may be more room. */
  readonly isSure: boolean
}

/** How far the loop at a rail end reaches past its ramp: not into the wall of a door, but over a porch or a structure. */
export function railReach(
  { part, end }: Pick<RailEnd, 'part' | 'end'>,
  { connections, placement, layout }: Pick<SitedSystem, 'connections' | 'placement' | 'layout'>,
): RailReach {
  const opening = connections.openings.find(
    (one) => one.use === 'entrance' && one.end.part === part && one.end.side === end,
  )
  const side = placement.byId.get(part)?.sides[end]
  if (!opening || !side) return { inches: LOOP_REACH, isSure: true }
  const { kind } = beyondOf(opening, side, layout.site)
  return kind === 'porch' || kind === 'structure'
    ? { inches: LOOP_REACH, isSure: true }
    : { inches: RAIL_DIAMETER, isSure: kind === 'door' }
}
