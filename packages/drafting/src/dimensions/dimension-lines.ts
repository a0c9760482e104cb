import { distance, type Point } from '@ramp/domain'
import type { Segment } from '../labels/frames.ts'
import type { DimensionLines, LetteredDimension } from './dimension.ts'
import type { DimensionSizes } from './dimension-sizes.ts'

/** Along a dimension, and to its left on a sheet whose y goes down. */
export function directionsOf({ from, to }: Pick<LetteredDimension, 'from' | 'to'>): {
  readonly along: Point
  readonly aside: Point
} {
  const length = distance(from, to) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  return { along, aside: { x: along.y, y: 0 - along.x } }
}

/** The dimension line, its witness lines and its ticks of 45 degrees. */
export function dimensionLines(
  one: Pick<LetteredDimension, 'from' | 'to' | 'away'>,
  { gap, beyond, tick }: Pick<DimensionSizes, 'gap' | 'beyond' | 'tick'>,
): DimensionLines {
  const { along, aside } = directionsOf(one)
  const side = Math.sign(one.away) || 1
  const moved = ({ x, y }: Point, by: number): Point => ({ x: x + aside.x * by, y: y + aside.y * by })
  const witness = (foot: Point): Segment => [moved(foot, side * gap), moved(foot, one.away + side * beyond)]
  const lean = { x: (along.x + aside.x) * tick, y: (along.y + aside.y) * tick }
  const tickAt = ({ x, y }: Point): Segment => [
    { x: x - lean.x, y: y - lean.y },
    { x: x + lean.x, y: y + lean.y },
  ]
  const line: Segment = [moved(one.from, one.away), moved(one.to, one.away)]
  return {
    line,
    witnesses: [witness(one.from), witness(one.to)],
    ticks: [tickAt(line[0]), tickAt(line[1])],
  }
}
