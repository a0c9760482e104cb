import type { Inches, PartId, PlacedPart, Placement, Point } from '@ramp/domain'

export type GapSide = 'left' | 'right' | 'above' | 'below'

/** The free way from a part to the next one that faces it. */
export type Gap = { readonly side: GapSide; readonly to: PartId; readonly size: Inches }

/** Which way a part goes when its gap on a side grows by an inch. */
const AWAY: Readonly<Record<GapSide, Point>> = {
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
  above: { x: 0, y: 1 },
  below: { x: 0, y: -1 },
}
const SIDES: readonly GapSide[] = ['left', 'right', 'above', 'below']
/** Parts that touch along an edge do not face each other across it. */
const DUST = 0.01

/** The nearest part on each side that has one, measured between upright boxes. */
export const gapsOf = ({ part, box }: PlacedPart, { parts }: Placement): readonly Gap[] =>
  SIDES.flatMap((side) => {
    const facing = parts
      .filter((other) => other.part.id !== part.id && isBeside(box, other.box, side))
      .map((other) => ({ side, to: other.part.id, size: between(box, other.box, side) }))
      .filter(({ size }) => size > -DUST)
      .sort((a, b) => a.size - b.size)
    return facing.slice(0, 1).map((gap) => ({ ...gap, size: Math.max(0, gap.size) }))
  })

/** How far a part must go so that a gap becomes another size. */
export function moveForGap({ side, size }: Gap, wanted: Inches): Point {
  const by = wanted - size
  return { x: AWAY[side].x * by, y: AWAY[side].y * by }
}

type Box = PlacedPart['box']

function isBeside(mine: Box, other: Box, side: GapSide): boolean {
  const axis = side === 'left' || side === 'right' ? 'y' : 'x'
  return other.max[axis] > mine.min[axis] + DUST && other.min[axis] < mine.max[axis] - DUST
}

function between(mine: Box, other: Box, side: GapSide): Inches {
  switch (side) {
    case 'left':
      return mine.min.x - other.max.x
    case 'right':
      return other.min.x - mine.max.x
    case 'above':
      return mine.min.y - other.max.y
    case 'below':
      return other.min.y - mine.max.y
  }
}
