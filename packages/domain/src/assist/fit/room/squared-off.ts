import type { Point } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import { TOUCHING } from './room.ts'

/**
 * An outline without hairs, in the frame of the search: corners whose places along an axis differ by less than a tape shows get
 * one, and what is that near to the wall of the door lies on it.
 */
export function squaredOff(outline: readonly Point[]): readonly Point[] {
  const [xs, ys] = [snapped(outline.map(({ x }) => x)), snapped([0, ...outline.map(({ y }) => y)]).slice(1)]
  return outline.map(({ x, y }, index) => ({ x: xs[index] ?? x, y: ys[index] ?? y }))
}

/** Each value as the first one that is as good as the same. */
function snapped(values: readonly Inches[]): readonly Inches[] {
  const firsts: Inches[] = []
  return values.map((value) => {
    const first = firsts.find((one) => Math.abs(one - value) <= TOUCHING)
    if (first === undefined) firsts.push(value)
    return first ?? value
  })
}
