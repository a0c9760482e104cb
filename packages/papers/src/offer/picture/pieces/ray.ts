import type { Point3 } from '@ramp/solids'
import { dotted, minus } from '../geometry/space.ts'
import type { Piece } from './piece.ts'

const PARALLEL = 1e-9

/** Where a line runs through a piece: the shares of its way from one place to another at which it comes in and goes out. */
export function throughPiece(
  { faces }: Pick<Piece, 'faces'>,
  [from, to]: readonly [Point3, Point3],
): { readonly into: number; readonly out: number } | null {
  const way = minus(to, from)
  let [into, out] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { out: outward, corners } of faces) {
    const [corner = from] = corners
    const [before, along] = [dotted(outward, minus(from, corner)), dotted(outward, way)]
    if (Math.abs(along) < PARALLEL) {
      if (before > 0) return null
    } else if (along > 0) out = Math.min(out, -before / along)
    else into = Math.max(into, -before / along)
  }
  return into < out ? { into, out } : null
}
