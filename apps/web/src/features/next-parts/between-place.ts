import { boxAround, boxesTouch, type PlacedPart, type PlacedSide, type Point } from '@ramp/domain'
import { type Camera, inchesOf, type ScreenPoint, toScreen, type ViewSize } from '@ramp/editor'
import { cornersOf, coveredArea, type ScreenBox } from '../../canvas/quick-bar/screen-cover.ts'
import type { Size } from './chips-place.ts'

type Joint = {
  /** The two sides that lie against each other. */
  readonly sides: readonly [PlacedSide, PlacedSide]
  readonly parts: readonly Pick<PlacedPart, 'outline' | 'box'>[]
  readonly size: Size
  readonly camera: Camera
  readonly view: ViewSize
  /** What else floats over the drawing. */
  readonly taken: readonly ScreenBox[]
}

/** Distance from the end of the joint, and from the edge of the view, in pixels. */
const BESIDE = 8
const EDGE = 8

/**
 * Where the plus of a joint stands: at an end of the line the two sides share, beside the parts and not on them, so that a click on a
 * part selects it. Of the four ends of the two sides the one that covers least.
 */
export function betweenPlace(joint: Joint): ScreenPoint {
  const { sides, size, camera } = joint
  const ends = sides
    .toSorted((a, b) => a.length - b.length)
    .flatMap(({ left, right }) => [placeAt(right, left), placeAt(left, right)])
  const near = { ...joint, parts: partsNear(joint) }
  const [best] = ends.map((end) => ({ end, cost: costOf(end, near) })).toSorted((a, b) => a.cost - b.cost)
  return best?.end ?? { left: 0, top: 0 }

  /** Beyond one end of a side, away from the other. */
  function placeAt(end: Point, other: Point): ScreenPoint {
    const [at, from] = [toScreen(camera, end), toScreen(camera, other)]
    const length = Math.hypot(at.left - from.left, at.top - from.top)
    const out = (BESIDE + size.width / 2) / length
    return {
      left: at.left + (at.left - from.left) * out - size.width / 2,
      top: at.top + (at.top - from.top) * out - size.height / 2,
    }
  }
}

/** The parts that a plus at the joint could cover. */
function partsNear({ sides, parts, size, camera }: Joint): Joint['parts'] {
  const joint = boxAround(sides.flatMap(({ left, right }) => [left, right]))
  return parts.filter(({ box }) => boxesTouch(box, joint, inchesOf(camera, 2 * size.width)))
}

/** Square pixels of parts and of what floats over them that a plus would cover; none may stand beyond the view. */
function costOf(place: ScreenPoint, { parts, size, camera, view, taken }: Joint): number {
  const box = { ...place, ...size }
  const isOutside =
    place.left < EDGE ||
    place.top < EDGE ||
    place.left + size.width > view.width - EDGE ||
    place.top + size.height > view.height - EDGE
  const covered = [
    ...parts.map(({ outline }) => outline.map((point) => toScreen(camera, point))),
    ...taken.map((one) => cornersOf(one)),
  ].reduce((sum, shape) => sum + coveredArea(shape, box), 0)
  return covered + (isOutside ? Number.MAX_SAFE_INTEGER : 0)
}
