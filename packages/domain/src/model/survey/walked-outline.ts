import { add, distance, normalOf, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { type Degrees, type Inches, normalizeAngle } from '../../base/units.ts'

/** One side of an outline: how long it is, and how far a person who walks it turns to the right at its end. */
export type WalkedSide = { readonly length: Inches; readonly turn: Degrees }

/**
 * The corners of an outline that is walked side by side from a corner, first towards `facing` (0 up the drawing, 90
 * right). The last side leads back to where it began and is not listed.
 */
export function outlineOfWalk(start: Point, facing: Degrees, sides: readonly WalkedSide[]): readonly Point[] {
  const corners = [start]
  let towards = facing
  let at = start
  for (const { length, turn } of sides) {
    at = add(at, scale(normalOf(towards), length))
    corners.push(at)
    towards = normalizeAngle(towards + turn)
  }
  return corners
}

/** An outline as it is walked from its first corner: every side but the last, which leads back. */
export function walkOfOutline(outline: readonly Point[]): {
  readonly facing: Degrees
  readonly sides: readonly WalkedSide[]
} {
  const facings = outline.map((from, index) => facingOf(from, outline[(index + 1) % outline.length] ?? from))
  return {
    facing: facings[0] ?? 0,
    sides: outline.slice(0, -1).map((from, index) => ({
      length: distance(from, outline[index + 1] ?? from),
      turn: normalizeAngle((facings[index + 1] ?? 0) - (facings[index] ?? 0)),
    })),
  }
}

/** Which way lies from one place to another: 0 up the drawing, clockwise. */
export const facingOf = (from: Point, to: Point): Degrees => {
  const { x, y } = subtract(to, from)
  return normalizeAngle((Math.atan2(x, -y) * 180) / Math.PI)
}
