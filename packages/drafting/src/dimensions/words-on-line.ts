import { distance, type Point } from '@ramp/domain'
import { rowFinder } from '../labels/row-finder.ts'
import type { LetteredDimension } from './dimension.ts'
import { directionsOf } from './dimension-lines.ts'

/** Upright words that break the line they stand on, in the unit of the sheet. */
export type OnLineSizes = {
  readonly widthOf: (words: string) => number
  /** Room that words need of a level line beside their width, and of an upright line in all. */
  readonly beside: number
  readonly upright: number
  /** From a level line outward to the rows in which words stand that it has no room for, and between words of one row. */
  readonly rows: readonly number[]
  readonly apart: number
}

/**
 * The middle of the words of each dimension of a chain, from left to right or down: on its line where there is room for them,
 * else beside a level line in the first row that is free; null where there is none.
 */
export function wordsOnLine(
  chain: readonly LetteredDimension[],
  { widthOf, beside, upright, rows, apart }: OnLineSizes,
): readonly (Point | null)[] {
  const seen = chain.map((one) => {
    const { along, aside } = directionsOf(one)
    const middle = { x: (one.from.x + one.to.x) / 2, y: (one.from.y + one.to.y) / 2 }
    const width = widthOf(one.words)
    const isLevel = Math.abs(along.x) > Math.abs(along.y)
    const at = (away: number): Point => ({ x: middle.x + aside.x * away, y: middle.y + aside.y * away })
    return {
      isLevel,
      hasRoom: distance(one.from, one.to) >= (isLevel ? width + beside : upright),
      stretch: { from: middle.x - width / 2, to: middle.x + width / 2 },
      on: at(one.away),
      inRow: (row: number) => at(one.away + (Math.sign(one.away) || 1) * (rows[row] ?? 0)),
    }
  })
  const rowFor = rowFinder({ gap: apart, most: rows.length })
  return seen.map(({ isLevel, hasRoom, on, stretch, inRow }) => {
    if (hasRoom) return on
    const row = isLevel ? rowFor(stretch) : null
    return row === null ? null : inRow(row)
  })
}
