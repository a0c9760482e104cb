import type { Analysis, RailingChange } from '@ramp/domain'
import { partNames } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

/** `Guards are required on 5 × 5 platform: 31" above the ground (30" maximum without).` */
export function guardsText(
  { parts, drop }: Pick<RailingChange, 'parts' | 'drop'>,
  areRequired: boolean,
  analysis: Pick<Analysis, 'placement'>,
): string {
  const where = `on ${partNames(parts, analysis)}`
  const height = lengthText(drop, 'height')
  return areRequired
    ? `Guards are required ${where}: ${height} above the ground (30" maximum without).`
    : `Guards are not required ${where}: ${height} above the ground.`
}
