import { type Inches, type Point, roundTo } from '@ramp/domain'
import { type Camera, inchesOf, type ScreenPoint } from '../camera.ts'

/**
 * A line a person drew out of a ruler: upright at an x, or level at a y. It belongs to the view of a person, not to the
 * layout, so it is neither in the history nor in a quote.
 */
export type RulerGuide = { readonly axis: 'x' | 'y'; readonly at: Inches }

/** How near the pointer must come to take hold of a guide, in pixels. */
const REACH_IN_PIXELS = 5
/** Guides are put on half inches. */
const STEP: Inches = 0.5

/** The guide under the pointer; null where there is none. */
export function guideAt(guides: readonly RulerGuide[], at: Point, camera: Camera): RulerGuide | null {
  const off = ({ axis, at: line }: RulerGuide) => Math.abs(at[axis] - line)
  const [nearest] = [...guides].sort((a, b) => off(a) - off(b))
  return nearest && off(nearest) <= inchesOf(camera, REACH_IN_PIXELS) ? nearest : null
}

/** Where a guide in the hand would lie; null while the hand is on its ruler, where a guide is put back. */
export function guideUnder(axis: RulerGuide['axis'], at: Point, screen: ScreenPoint): RulerGuide | null {
  const pixels = axis === 'x' ? screen.left : screen.top
  return pixels < 0 ? null : guideThrough(axis, at)
}

/** The guide that runs through a point, to the nearest half inch. */
export const guideThrough = (axis: RulerGuide['axis'], at: Point): RulerGuide => ({
  axis,
  at: roundTo(Math.round(at[axis] / STEP) * STEP, 3),
})
