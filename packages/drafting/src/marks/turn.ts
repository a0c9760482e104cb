import type { Matrix } from './mark.ts'

/** Turn of a map in degrees clockwise; 0 without one. */
export const turnOfMatrix = (matrix: Matrix | undefined): number => {
  if (!matrix) return 0
  const degrees = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI
  return Math.round(degrees * 1e6) / 1e6
}
