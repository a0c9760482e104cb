import { inchesText } from '../../../base/lengths/length-text.ts'
import { stepUp } from '../../../rules/site-measures/porch-steps.ts'
import type { Prepared } from '../evaluate/prepare.ts'
import type { FitRequest } from '../request/fit-request.ts'

/** Why ramps go over a porch they were to start at; empty where they start there, or nothing was asked of it. */
export function porchNotes(
  { site: { porch } }: FitRequest,
  { request, door }: Prepared,
  isOverAfterAll: boolean,
): readonly string[] {
  if (porch?.use !== 'start') return []
  if (request.site.porch?.use === 'over')
    return [
      `No ramp starts at the porch: the step up to the door is ${inchesText(stepUp(door, porch))}, too high for a threshold part. Ramps go over the porch.`,
    ]
  return isOverAfterAll ? ['No ramp fits from the edge of the porch. These go over the porch.'] : []
}
