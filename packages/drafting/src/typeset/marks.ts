import type { Point } from '@ramp/domain'
import type { PathMark, TextMark } from '../marks/mark.ts'
import { closedData, inchLine, lineData, path, roundBoxData } from '../marks/shapes.ts'
import { INK, SIZE } from '../palettes/paper.ts'
import type { Frame } from '../sheets/paper.ts'

export type Letters = {
  readonly size?: number
  readonly weight?: TextMark['weight']
  readonly color?: string
  readonly align?: TextMark['align']
}

/** A line of text on its baseline, in points. */
export const letters = (
  text: string,
  x: number,
  y: number,
  { size = SIZE.text, weight = 'regular', color = INK.ink, align = 'start' }: Letters = {},
): TextMark => ({ kind: 'text', x, y, text, size, weight, color, align, isUpright: false })

export type Pen = {
  readonly width: number
  readonly color?: string
  readonly dash?: readonly number[] | undefined
}

/** On a sheet a point is the unit of length, so lines are as wide as they are on paper. */
const strokeOf = ({ width, color = INK.ink, dash }: Pen) => inchLine(color, width, dash)

export const line = (points: readonly Point[], pen: Pen): PathMark =>
  path(lineData(points), { stroke: strokeOf(pen) })

export const outline = (points: readonly Point[], pen: Pen | null, fill?: string): PathMark =>
  path(closedData(points), { ...(pen && { stroke: strokeOf(pen) }), fill })

export const across = (left: number, right: number, y: number, pen: Pen): PathMark =>
  line(
    [
      { x: left, y },
      { x: right, y },
    ],
    pen,
  )

export const down = (x: number, top: number, bottom: number, pen: Pen): PathMark =>
  line(
    [
      { x, y: top },
      { x, y: bottom },
    ],
    pen,
  )

export const boxed = ({ left, top, width, height }: Frame, pen: Pen | null, fill?: string): PathMark =>
  outline(
    [
      { x: left, y: top },
      { x: left + width, y: top },
      { x: left + width, y: top + height },
      { x: left, y: top + height },
    ],
    pen,
    fill,
  )

export const rounded = (
  { left, top, width, height }: Frame,
  radius: number,
  pen: Pen | null,
  fill?: string,
): PathMark =>
  path(roundBoxData(left, top, width, height, radius), { ...(pen && { stroke: strokeOf(pen) }), fill })

/** A box to tick. */
export const tickBox = (left: number, top: number, size = 10): PathMark =>
  boxed({ left, top, width: size, height: size }, { width: 0.9 })
