import type { Size } from '../marks/view.ts'
import type { Frame } from '../sheets/paper.ts'

/** Between two things on one sheet, in points. */
export const APART = { across: 18, down: 14 } as const
/** What is wider or higher by less than this still fits. */
const DUST = 0.5

const right = ({ left, width }: Frame): number => left + width
const bottom = ({ top, height }: Frame): number => top + height

/** Where a box has room: as high up as it finds any, then as far to the left. Null where it finds none. */
export function freeSpot({ width, height }: Size, within: Frame, taken: readonly Frame[]): Frame | null {
  const tops = ascending([within.top, ...taken.map((one) => bottom(one) + APART.down)])
  const lefts = ascending([within.left, ...taken.map((one) => right(one) + APART.across)])
  for (const top of tops) {
    if (top + height > bottom(within) + DUST) return null
    for (const left of lefts) {
      if (left + width > right(within) + DUST) break
      const spot = { left, top, width, height }
      if (!taken.some((one) => areNear(one, spot))) return spot
    }
  }
  return null
}

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/** Columns of one width, at least so high, in what is free: from left to right, and those below one another from the top. */
export function freeColumns(
  { width, height }: Size,
  within: Frame,
  taken: readonly Frame[],
): readonly Frame[] {
  const columns: Frame[] = []
  const lefts = [within.left, ...taken.map((one) => right(one) + APART.across)].toSorted((a, b) => a - b)
  for (let left = lefts.shift(); left !== undefined; left = lefts.shift()) {
    if (left < within.left - DUST || left + width > right(within) + DUST) continue
    const column: Frame = { ...within, left, width }
    const found = freeHeights(column, height, [...taken, ...columns])
    columns.push(...found)
    // The next column stands beside this one.
    if (found.length > 0) lefts.splice(0, 0, left + width + APART.across)
    lefts.sort((a, b) => a - b)
  }
  return columns
}

/** What is free of a column between the things that reach into it. */
function freeHeights(column: Frame, least: number, taken: readonly Frame[]): readonly Frame[] {
  const found: Frame[] = []
  let { top } = column
  const put = (end: number) => {
    if (end - top >= least) found.push({ ...column, top, height: end - top })
  }
  const inside = taken.filter((one) => areNear({ ...column, top: one.top, height: one.height }, one))
  for (const one of inside.toSorted((a, b) => a.top - b.top)) {
    put(one.top - APART.down)
    top = Math.max(top, bottom(one) + APART.down)
  }
  put(bottom(column))
  return found
}

const areNear = (a: Frame, b: Frame): boolean =>
  a.left < right(b) + APART.across - DUST &&
  b.left < right(a) + APART.across - DUST &&
  a.top < bottom(b) + APART.down - DUST &&
  b.top < bottom(a) + APART.down - DUST
