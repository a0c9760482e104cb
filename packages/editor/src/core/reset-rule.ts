import { type Layout, reopenSteps, touchesPathway } from '@ramp/domain'
import type { EditKind } from '../history/history.ts'
import type { Mode } from '../modes/mode.ts'

/**
 * A change of pathway parts after Handrail was confirmed asks for every step again (spec 1 §4, reset on layout change).
 * A property counts only in Building: the steps themselves set properties of parts. A drawing that is loaded keeps the
 * steps it was confirmed with.
 */
export function afterResetRule(before: Layout, after: Layout, kind: EditKind, mode: Mode): Layout {
  if (!before.confirmedSteps.includes('handrail')) return after
  if (kind === 'opened' || (kind === 'propChange' && mode !== 'building')) return after
  return touchesPathway(before, after) ? reopenSteps(after) : after
}
