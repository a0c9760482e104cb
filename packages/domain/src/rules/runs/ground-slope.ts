import { slopeText } from '../../base/lengths/slope-text.ts'
import type { Inches } from '../../base/units.ts'

/** What a length along the slope covers of the ground while it loses so much height. */
export const horizontalRun = (length: Inches, rise: Inches): Inches =>
  Math.sqrt(Math.max(0, length ** 2 - rise ** 2))

/** How long a ramp has to be along its slope, so that it covers so many inches of ground for each inch of rise. */
export const lengthFor = (runNumber: number, rise: Inches): Inches => Math.hypot(runNumber, 1) * rise

/** Hundredths that a ratio may lack through floating-point errors alone. */
const DUST = 1e-4

/** The second number of a ratio on two decimals, cut off: what is shown is never flatter than what was measured. */
export const shownRunNumber = (runNumber: number): number => Math.floor(runNumber * 100 + DUST) / 100

/** What is lost to less height than this is level: no tape measure shows it. */
const LEVEL: Inches = 0.01

/** `1:11.95`: rise over horizontal run, as codes and documents have it; `level` where nothing falls. */
export function groundRatio(rise: Inches, covers: Inches): string {
  return Math.abs(rise) < LEVEL ? 'level' : slopeText(shownRunNumber(covers / Math.abs(rise)))
}
