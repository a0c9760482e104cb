import type { Point } from '@ramp/domain'
import { hairline, type Mark, PALETTE, path, roundBoxData, text, textWidth } from '@ramp/drafting'

/** Pixels: letters and plate keep their size at any zoom. */
const SIZE = 11
export const PLATE_HEIGHT = 18

/** How wide the plate of some words is. */
export const plateWidth = (words: string): number => textWidth(words, { size: SIZE, weight: 'bold' }) + 12

type PlateLook = {
  readonly color?: string
  /** Pixels from the place to the left end of the plate; left out, its middle stands there. */
  readonly dx?: number
  readonly dy?: number
}

/** A few words on a small white plate. */
export function plate(words: string, at: Point, { color = PALETTE.ink, dx, dy = 0 }: PlateLook = {}): Mark {
  const width = plateWidth(words)
  const left = dx ?? -width / 2
  return {
    kind: 'pinned',
    at,
    children: [
      path(roundBoxData(left, dy - PLATE_HEIGHT / 2, width, PLATE_HEIGHT, 4), {
        fill: PALETTE.surface,
        stroke: hairline(PALETTE.edge),
      }),
      text(words, { x: left + width / 2, y: dy + SIZE * 0.36 }, SIZE, { color, weight: 'bold' }),
    ],
  }
}
