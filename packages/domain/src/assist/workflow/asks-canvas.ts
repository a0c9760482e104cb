import { isSystemPart } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'

/**
 * Whether a step waits for the person on the canvas: parts for a run, a way in or out, closures, legs and braces to look
 * through. Where there is nothing to click, or the step was confirmed before, nothing is required.
 */
export function asksForCanvas(place: string, analysis: Analysis): boolean {
  const { layout, runs, connections, closures, legs, bracing } = analysis
  if (layout.confirmedSteps.some((step) => step === place)) return false
  switch (place) {
    case 'run':
      return layout.parts.some((part) => isSystemPart(part) && !runs.runOf.has(part.id))
    case 'connection':
      return (
        layout.parts.some(isSystemPart) &&
        !(['entrance', 'exit'] as const).every((use) => connections.openings.some((one) => one.use === use))
      )
    case 'closure':
      return closures.some(({ isSwitchable }) => isSwitchable)
    case 'leg':
      return legs.some(({ isEditable }) => isEditable)
    case 'bracing':
      return bracing.braces.length > 0
    default:
      return false
  }
}
