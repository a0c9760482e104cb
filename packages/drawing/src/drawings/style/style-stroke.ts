import { type DrawingStyle, inchesFromSpecPixels } from '@ramp/domain'
import type { Stroke } from '@ramp/drafting'

/** Dashes of spec 2 §9, in pixels of the specification. */
const DASHES: readonly number[] = [inchesFromSpecPixels(5), inchesFromSpecPixels(15)]

/** The line of a drawing's style; none without a colour or a width. */
export function styleStroke({ stroke, strokeWidth, lineStyle, lineCap }: DrawingStyle): Stroke | undefined {
  if (stroke === null || strokeWidth <= 0) return undefined
  return {
    color: stroke,
    width: strokeWidth,
    unit: 'in',
    cap: lineCap,
    ...(lineStyle === 'dashed' && { dash: DASHES }),
  }
}

/** A fill as marks take it. */
export const styleFill = ({ fill }: Pick<DrawingStyle, 'fill'>): string | undefined => fill ?? undefined
