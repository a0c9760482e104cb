import type { PlacedPart } from '../placement/placed-part.ts'

const SQUARE_FOOT = 144

/** Square feet of a part that can be walked on: between its rails, along its own deck. */
export const clearArea = ({ usableWidth, usableLength }: PlacedPart): number =>
  (usableWidth * usableLength) / SQUARE_FOOT
