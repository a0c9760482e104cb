import type { Box, Inches, Point } from '@ramp/domain'

/** A line of a drawing. */
export type Stroke = {
  readonly layer: string
  readonly points: readonly Point[]
  readonly isClosed: boolean
  readonly isDashed: boolean
}

/** Letters of a drawing, centered on a place. */
export type Letters = {
  readonly layer: string
  readonly at: Point
  readonly text: string
  readonly height: Inches
  /** Degrees clockwise, y down. */
  readonly turn: number
}

/** Letters are so high on paper at 1/4" = 1'-0", which is 3/32 in there. */
export const LETTER_HEIGHT: Inches = (3 / 32) * 48

/** How wide a text runs, beside its height: figures and capitals of a plain typeface. */
const WIDE = 0.7

export const widthOf = (text: string, height: Inches): Inches => text.length * height * WIDE

/** The upright box around letters that run along x or y. */
export function boxOfLetters({ at: { x, y }, text, height, turn }: Letters): Box {
  const [along, across] = [widthOf(text, height) / 2, height / 2]
  const [dx, dy] = turn === 0 ? [along, across] : [across, along]
  return { min: { x: x - dx, y: y - dy }, max: { x: x + dx, y: y + dy } }
}
