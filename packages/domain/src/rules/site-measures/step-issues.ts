import { inchesText } from '../../base/lengths/length-text.ts'
import { isAtMost } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Issue } from '../../model/layout/issue.ts'
import { HIGHEST_STEP, hasThreshold, porchSteps, thresholdFor } from './porch-steps.ts'
import type { SitedSystem } from './sited-system.ts'

/** Steps from a porch up to a door that no threshold takes up. */
export function stepIssues(
  system: Pick<SitedSystem, 'layout' | 'placement' | 'connections'>,
  catalogue: Catalogue,
): readonly Issue[] {
  return porchSteps(system)
    .filter(
      (one) =>
        !one.isFlush &&
        !hasThreshold(one, system, catalogue) &&
        thresholdFor(one.step, one.door, catalogue) === null,
    )
    .map(({ step, parts }) => ({
      code: 'site.step-at-door',
      severity: 'warning',
      area: 'placement',
      parts,
      values: {
        step: inchesText(step),
        ...(!isAtMost(step, HIGHEST_STEP) && { limit: inchesText(HIGHEST_STEP) }),
      },
    }))
}
