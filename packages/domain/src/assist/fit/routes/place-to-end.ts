import { type Box, boxAround, boxesTouch, outlinesOverlap } from '../../../base/geometry/outline.ts'
import type { Point } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import { groundFalls } from '../../../model/ground/falls.ts'
import { clockwise, TOUCHING } from '../../../model/ground/under-outline.ts'
import { spotsOfGround } from '../../../model/layout/site-ground.ts'
import { cornersOf, type Rect } from '../room/rect.ts'
import { blocksLanding, missesEndBy } from '../room/room.ts'
import type { SearchSite } from './search-site.ts'

/** The yard is looked at in squares of such a side. */
const SIDE: Inches = 6
/** A piece of the ground that is too steep for a landing. */
type Steep = { readonly outline: readonly Point[]; readonly box: Box }

/** A larger yard has room for a landing somewhere, or too much to look at. */
const MOST_SQUARES = 40_000

/**
 * Whether the yard has any place, near where a ramp has to end, that is clear and level enough for the landing at its foot (rules 10
 * and 12). Wherever a landing lies, it holds a block of whole squares, and each of them is as clear and as level as the landing is:
 * without such a block nothing ends in the yard, whatever leads there. True where that cannot be told.
 */
export function hasPlaceToEnd(search: SearchSite): boolean {
  const { limits, stock, room, site } = search
  const limit = limits.fallOfLanding ?? Number.POSITIVE_INFINITY
  const steep = groundFalls(spotsOfGround(site))
    .filter(({ fall }) => fall > limit + 1e-5)
    .map(({ corners }): Steep => ({ outline: clockwise(corners), box: boxAround(corners) }))
  if (!room.yard || (steep.length === 0 && !room.destination)) return true
  /** Nothing of a landing that ends where it has to lies farther from there. */
  const reach = Math.hypot(stock.rampWidth, limits.foot) + 0.01
  const box = boxAround([...room.yard.outline, ...(room.beyond?.outline ?? [])])
  const columns = Math.ceil((box.max.x - box.min.x) / SIDE)
  const known: boolean[] = []
  const isFree = (column: number, row: number): boolean => {
    const square = squareAt(box.min, column, row)
    return (
      missesEndBy(room, square) <= reach && isLevel(square, steep) && blocksLanding(room, square) === null
    )
  }
  const grid: Grid = {
    columns,
    rows: Math.ceil((box.max.y - box.min.y) / SIDE),
    isFree: (column, row) => {
      const at = row * columns + column
      known[at] ??= isFree(column, row)
      return known[at]
    },
  }
  const [wide, deep] = [squaresWithin(stock.rampWidth), squaresWithin(limits.foot)]
  return (
    grid.columns * grid.rows > MOST_SQUARES || hasBlock(grid, [wide, deep]) || hasBlock(grid, [deep, wide])
  )
}

/** Whole squares that a stretch of such a length holds, wherever it begins. */
const squaresWithin = (length: Inches): number => Math.max(1, Math.floor(length / SIDE) - 1)

const squareAt = ({ x, y }: Point, column: number, row: number): Rect => {
  const [left, top] = [x + column * SIDE, y + row * SIDE]
  return { left, top, right: left + SIDE, bottom: top + SIDE }
}

const isLevel = (square: Rect, steep: readonly Steep[]): boolean => {
  const outline = cornersOf(square)
  const box = boxAround(outline)
  return !steep.some((one) => boxesTouch(one.box, box) && outlinesOverlap(outline, one.outline, TOUCHING))
}

type Grid = {
  readonly columns: number
  readonly rows: number
  readonly isFree: (column: number, row: number) => boolean
}

/** Whether a block of so many columns and rows is free; no row below it is looked at. */
function hasBlock(
  { columns, rows, isFree }: Grid,
  [wide, deep]: readonly [wide: number, deep: number],
): boolean {
  /** How many squares above one another are free, down to the row that is looked at. */
  const above = Array.from({ length: columns }, () => 0)
  for (let row = 0; row < rows; row++) {
    let beside = 0
    for (let column = 0; column < columns; column++) {
      above[column] = isFree(column, row) ? (above[column] ?? 0) + 1 : 0
      beside = (above[column] ?? 0) >= deep ? beside + 1 : 0
      if (beside >= wide) return true
    }
  }
  return false
}
