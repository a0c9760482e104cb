import { type Inches, inchesFromSpecPixels, type Point } from '@ramp/domain'
import { distanceToPath } from '../../hit-test/drawing-hit.ts'

/** Points nearer than this to the line between others are left out (spec 2 §9, smooth brush, decimate). */
const DECIMATE: Inches = inchesFromSpecPixels(0.4)

/** A trail of the hand without the points that say nothing (Douglas and Peucker). */
export function thinned(trail: readonly Point[], tolerance: Inches = DECIMATE): readonly Point[] {
  const [first] = trail
  const last = trail.at(-1)
  if (!first || !last || trail.length < 3) return trail
  let [farthest, at] = [0, 0]
  for (let index = 1; index < trail.length - 1; index++) {
    const away = distanceToPath([first, last], trail[index] ?? first)
    if (away > farthest) [farthest, at] = [away, index]
  }
  if (farthest <= tolerance) return [first, last]
  return [...thinned(trail.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(trail.slice(at), tolerance)]
}
