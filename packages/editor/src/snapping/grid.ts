import type { Box, Inches, Point } from '@ramp/domain'

/** Grid steps of spec 1 §5: 20 px, or 10 px when zoomed in. */
const COARSE: Inches = 12
const FINE: Inches = 6
const FINE_ABOVE_ZOOM = 1.1

export const gridStep = (zoom: number): Inches => (zoom > FINE_ABOVE_ZOOM ? FINE : COARSE)

/** What brings the upper left corner of a box onto the grid. */
export function gridBy({ min }: Box, zoom: number): Point {
  const step = gridStep(zoom)
  const off = (value: Inches) => Math.round(value / step) * step - value
  return { x: off(min.x), y: off(min.y) }
}
