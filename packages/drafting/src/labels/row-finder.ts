/** Where words lie along a row, from left to right. */
export type Stretch = { readonly from: number; readonly to: number }

/**
 * Finds rows for words that stand side by side, and one under the other where they are too near: the first row in which a
 * stretch is free, taken from now on; null where every row is taken. Stretches come from left to right.
 * @param gap between two stretches of one row
 * @param most how many rows there are
 */
export function rowFinder({
  gap,
  most = Number.POSITIVE_INFINITY,
}: {
  readonly gap: number
  readonly most?: number
}): (stretch: Stretch, isWanted?: (row: number) => boolean) => number | null {
  const ends: number[] = []
  return ({ from, to }, isWanted = () => true) => {
    const free = ends.findIndex((end) => end + gap < from)
    const row = free === -1 ? ends.length : free
    if (row >= most || !isWanted(row)) return null
    ends[row] = to
    return row
  }
}
