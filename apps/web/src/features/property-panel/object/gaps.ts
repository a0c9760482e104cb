import type { Box, Inches, Point } from '@ramp/domain'
import type { Boxed } from '@ramp/editor'

type GapSide = 'left' | 'right' | 'above' | 'below'

/** The free way from what is selected to the next object that faces it. */
export type Gap = { readonly side: GapSide; readonly to: string; readonly size: Inches }

/** Which way an object goes when its gap on a side grows by an inch. */
const AWAY: Readonly<Record<GapSide, Point>> = {
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
  above: { x: 0, y: 1 },
  below: { x: 0, y: -1 },
}
const SIDES: readonly GapSide[] = ['left', 'right', 'above', 'below']
/** Objects that touch along an edge do not face each other across it. */
const DUST = 0.01

/** The nearest object on each side that has one, measured between upright boxes. */
export const gapsOf = (mine: Box, others: readonly Boxed[]): readonly Gap[] =>
  SIDES.flatMap((side) => {
    const facing = others
      .filter(({ box }) => isBeside(mine, box, side))
      .map(({ id, box }) => ({ side, to: id, size: between(mine, box, side) }))
      .filter(({ size }) => size > -DUST)
      .sort((a, b) => a.size - b.size)
    return facing.slice(0, 1).map((gap) => ({ ...gap, size: Math.max(0, gap.size) }))
  })

/** How far an object must go so that a gap becomes another size. */
export function moveForGap({ side, size }: Gap, wanted: Inches): Point {
  const by = wanted - size
  return { x: AWAY[side].x * by, y: AWAY[side].y * by }
}

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
