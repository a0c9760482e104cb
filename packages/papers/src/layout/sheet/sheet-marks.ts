import {
  boxData,
  inchLine,
  type PathMark,
  path,
  type Stroke,
  type TextFont,
  type TextMark,
} from '@ramp/drafting'
import { type Box, INK } from './sheet.ts'

type Lettering = TextFont & { readonly color?: string; readonly align?: TextMark['align'] }

/** A line of text on its baseline. */
export const letter = (
  text: string,
  x: number,
  y: number,
  { size, weight, color = INK.ink, align = 'start' }: Lettering,
): TextMark => ({ kind: 'text', x, y, text, size, weight, color, align, isUpright: false })

/** On a page a point is the unit of length, so lines are as wide as they are on paper. */
export const inked = inchLine

export const across = (left: number, right: number, y: number, stroke: Stroke): PathMark =>
  path(`M${left} ${y}H${right}`, { stroke })

export const down = (x: number, top: number, bottom: number, stroke: Stroke): PathMark =>
  path(`M${x} ${top}V${bottom}`, { stroke })

export const boxed = ({ left, top, width, height }: Box, look: Pick<PathMark, 'fill' | 'stroke'>): PathMark =>
  path(boxData(left, top, width, height), look)
