import { type Analysis, groundOf, type Inches } from '@ramp/domain'
import { settingOut, sillOf } from '@ramp/solids'

/** How far the sill lies above the ground where the way ends; where no exit is known, above the datum. */
export function sillAboveEnd(analysis: Analysis): Inches {
  const { parts, byId } = settingOut(analysis)
  const sill = sillOf(analysis, parts)
  const exit = analysis.connections.openings.find(({ use }) => use === 'exit')
  const last = exit && byId.get(exit.end.part)
  const ground = groundOf(analysis.layout.site)
  return last && ground ? sill - ground.heightAt(last.toGround(exit.at)) : sill
}
