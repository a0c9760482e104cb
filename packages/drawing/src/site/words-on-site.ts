import { add, type Point, scale } from '@ramp/domain'
import { type Mark, SITE_COLORS, text } from '@ramp/drafting'

/** A name in letters that can be read at any zoom. */
export const named = (words: string, at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [text(words, { x: 0, y: 4 }, 11, { color: SITE_COLORS.words })],
})

/** The middle of some places. */
export const middleOf = (points: readonly Point[]): Point =>
  scale(
    points.reduce<Point>((sum, point) => add(sum, point), { x: 0, y: 0 }),
    1 / points.length,
  )
