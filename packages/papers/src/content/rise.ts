import { type Analysis, groundOf, type Inches, missingRise } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { heightAtSide, measuredSystems, settingOut, sillOf } from '@ramp/solids'
import { isLevel } from './part-facts.ts'

/** How far the sill lies above the ground where the way ends; where no exit is known, above the datum. */
export function sillAboveEnd(analysis: Analysis): Inches {
  const { parts, byId } = settingOut(analysis)
  const sill = sillOf(analysis, parts)
  const exit = analysis.connections.openings.find(({ use }) => use === 'exit')
  const last = exit && byId.get(exit.end.part)
  const ground = groundOf(analysis.layout.site)
  return last && ground ? sill - ground.heightAt(last.toGround(exit.at)) : sill
}

/** Whether somebody said where the door is: by an entrance, or in a survey. */
export const hasDoor = ({ connections, layout }: Analysis): boolean =>
  layout.site.doors.length > 0 || connections.openings.some(({ use }) => use === 'entrance')

/** Whether heights were entered, but a part is in no run, so that not all of them are known. */
export function hasPartWithoutRun(analysis: Analysis): boolean {
  const missing = missingRise(analysis)
  return missing?.height === 'run' && missing.place > 0
}

/** What the heights of a plan are above: grade, or the datum of the survey with its place below the sill, where a crew finds it again. */
export function heightsAboveText(analysis: Analysis): string {
  if (isLevel(analysis)) return 'grade'
  const { parts } = settingOut(analysis)
  const sill = sillOf(analysis, parts)
  const which = ['the highest deck', 'the sill'][analysis.layout.site.doors.length] ?? 'the highest sill'
  return `the datum, ${lengthText(sill, 'height')} below ${which}`
}

/** So much is no step: the deck is level with the sill. */
const LEVEL: Inches = 1 / 32

/** From the sill down to the deck at the door, as it was entered: `the deck 3/4" below the sill`; empty where it is level, and of several systems. */
export function stepDownText(analysis: Analysis): string {
  const [system, ...others] = measuredSystems(analysis)
  const [first] = system?.parts ?? []
  if (!system || !first?.isHeightKnown || others.length > 0) return ''
  const { parts } = settingOut(analysis)
  const step = sillOf(analysis, parts) - heightAtSide(first, first.entered)
  return step < LEVEL ? '' : `the deck ${lengthText(step, 'height')} below the sill`
}
