import { distance, type Point, rotate, scale, subtract } from '../../base/geometry/point.ts'
import { type Degrees, type Inches, normalizeAngle } from '../../base/units.ts'
import type { PlacedPart } from '../placement/placed-part.ts'

/**
 * Where the legs of a ramp and their feet are, as the manufacturer sizes a 36 in ramp (domain 1.3): 36 usable, 37 over the
 * deck, 42 over the brackets, 43 over the leg bolts, 44 over the feet; a wider ramp has as much on each side. The 44 in are
 * over the outer faces of both feet (docs/decisions/065). Everything that draws, prints or measures a leg reads this.
 */
export const LEG_SIZES = {
  /** Outer face of a foot from the usable width: (44 - 36) / 2. */
  footBesideUsable: 4,
  /** Middle of a leg tube from the usable width: 1.5 in of tube and 1/4 in of bracket within the 42 in over the brackets (ours). */
  legBesideUsable: 2,
  /** Side of a foot: at least 7 3/8 in square (domain 1.6). It points under the ramp or platform (domain 1.6). */
  foot: 7.375,
  /** Side of a leg tube (domain 1.6). */
  tube: 1.5,
} as const satisfies Readonly<Record<string, Inches>>

/** The square a leg stands on: its middle, and how it is turned. */
export type LegFoot = { readonly at: Point; readonly turn: Degrees }

/** The foot of a leg: beside a ramp its outer face is 4 in from the usable width, and under a platform it stays under the frame. */
export function footUnder(leg: Point, placed: PlacedPart): LegFoot {
  const { part, width, length, sides } = placed
  if (part.kind === 'ramp' || part.kind === 'arr') {
    const [top, bottom] = [distance(leg, sides.TOP.middle), distance(leg, sides.BOTTOM.middle)]
    const { middle, facing } = top <= bottom ? sides.TOP : sides.BOTTOM
    const inward = subtract(middle, leg)
    const by = LEG_SIZES.foot / 2 - (LEG_SIZES.footBesideUsable - LEG_SIZES.legBesideUsable)
    const step = scale(inward, by / (distance(leg, middle) || 1))
    return { at: { x: leg.x + step.x, y: leg.y + step.y }, turn: normalizeAngle(facing) }
  }
  const own = rotate(subtract(leg, part.at), -part.rotation)
  const kept = { x: within(own.x, width), y: within(own.y, length) }
  const { x, y } = rotate(kept, part.rotation)
  return { at: { x: part.at.x + x, y: part.at.y + y }, turn: part.rotation }
}

/** Corners of a foot. */
export const outlineOfFoot = ({ at, turn }: LegFoot): readonly Point[] =>
  CORNERS.map((corner) => {
    const { x, y } = rotate(scale(corner, LEG_SIZES.foot / 2), turn)
    return { x: at.x + x, y: at.y + y }
  })

const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]

/** So that a foot there stays between both sides of its part. */
function within(at: Inches, size: Inches): Inches {
  const most = Math.max(0, (size - LEG_SIZES.foot) / 2)
  return Math.min(most, Math.max(-most, at))
}
