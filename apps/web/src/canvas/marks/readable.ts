import type { Inches } from '@ramp/domain'

/** Letters of nine pixels at the smallest zoom of each row; few rows, so that a zoom seldom draws every part anew. */
const READABLE: readonly { readonly from: number; readonly inches: Inches }[] = [
  { from: 0.7, inches: 0 },
  { from: 0.5, inches: 10.8 },
  { from: 0, inches: 13.5 },
]

/** The smallest letters that can be read at a zoom, inches. */
export const readableAt = (zoom: number): Inches => READABLE.find(({ from }) => zoom >= from)?.inches ?? 0
