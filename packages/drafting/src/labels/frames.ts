import type { Point } from '@ramp/domain'
import type { Frame } from '../sheets/paper.ts'

export type Segment = readonly [from: Point, to: Point]

/** Whether two frames are nearer to each other than `air`, in the unit of their sheet. */
export const framesMeet = (a: Frame, b: Frame, air: number): boolean =>
  a.left < b.left + b.width + air &&
  b.left < a.left + a.width + air &&
  a.top < b.top + b.height + air &&
  b.top < a.top + a.height + air

/** Whether a line comes nearer to a frame than `air`: what is left of it between the four sides. */
export function lineMeets([from, to]: Segment, { left, top, width, height }: Frame, air = 0): boolean {
  let [first, last] = [0, 1]
  const within = (start: number, step: number, low: number, high: number): boolean => {
    if (Math.abs(step) < 1e-9) return start > low && start < high
    const [near, far] = [(low - start) / step, (high - start) / step]
    first = Math.max(first, Math.min(near, far))
    last = Math.min(last, Math.max(near, far))
    return first < last
  }
  return (
    within(from.x, to.x - from.x, left - air, left + width + air) &&
    within(from.y, to.y - from.y, top - air, top + height + air)
  )
}
