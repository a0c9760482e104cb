import type { Inches, PlacedPart } from '@ramp/domain'
import { hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'
import { treadData, treadLine } from '../system-parts/treads.ts'

/** The lip of a threshold ramp that lies on the ground. */
const LIP: Inches = 1.2
/** The bevel around a mat. */
const BEVEL: Inches = 2

/** What lies at a door sill: aluminium with the treads of a ramp, rubber darker and with its bevel. */
export function drawThreshold({ item, width, length }: PlacedPart, outline: string): readonly Mark[] {
  const isRubber = item.role !== 'threshold-ramp'
  const [fill, ink] = isRubber
    ? [PALETTE.rubber, PALETTE.rubberTread]
    : [PALETTE.transition, PALETTE.rampTread]
  return [
    path(rectData(width, length), { fill, stroke: hairline(outline, 1.2) }),
    path(treadData({ width, length, spacing: item.treadWidth }, 'across'), {
      stroke: isRubber ? hairline(ink, 1.2, [2, 2]) : treadLine(item.surface, ink),
    }),
    isRubber
      ? path(rectData(width - 2 * BEVEL, length - 2 * BEVEL), { stroke: hairline(ink, 1) })
      : path(`M${-width / 2} ${length / 2 - LIP}H${width / 2}`, { stroke: hairline(PALETTE.outline, 0.8) }),
  ]
}
