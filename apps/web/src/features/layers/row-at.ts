/** The row a dragged one would take: the number of rows whose middle lies above the pointer, its own left out. */
export const rowAt = (middles: readonly number[], own: number, y: number): number =>
  middles.filter((middle, row) => row !== own && middle < y).length
