import type { Stroke } from '@ramp/drafting'
import type { GraphicColors } from './library/graphic.ts'

/** The line of a graphic in one of its two colours; none when it has no colour or no width. */
export function strokeOf(colors: GraphicColors, paint: 'stroke' | 'stroke2', weight = 1): Stroke | undefined {
  const color = colors[paint]
  const width = (paint === 'stroke' ? colors.strokeWidth : colors.strokeWidth2) * weight
  return color === null || width <= 0 ? undefined : { color, width, unit: 'in', cap: 'round' }
}
