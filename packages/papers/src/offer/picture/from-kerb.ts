import { type Analysis, boxAround } from '@ramp/domain'
import type { Frame } from '@ramp/drafting'
import { type Point3, wayInOf } from '@ramp/solids'
import { type Camera, seenBy } from './camera.ts'
import { builtCorners } from './draw-picture.ts'

/** The eye looks down on the whole by so much, and stands so far to the side of the way out of the door. */
const DOWN = 0.34
const ASIDE = 0.7
/** So far away, in sizes of what is built: nearer would bend it more than an eye does. */
const AWAY = 1.7

/** From the kerb, a little above, with all that is built as large as the frame has room for. Null without a way in. */
export function fromKerb(analysis: Analysis, { width, height }: Frame): Camera | null {
  const way = wayInOf(analysis)
  const corners = builtCorners(analysis)
  if (!way || corners.length === 0) return null
  const middle = middleOf(corners)
  const { x, y } = way.out
  // From the side to which the way leads, so that it lies before the house.
  const side = (middle.x - way.at.x) * -y + (middle.y - way.at.y) * x >= 0 ? -1 : 1
  const toward = { x: x + side * y * ASIDE, y: y - side * x * ASIDE }
  const reach = Math.max(...corners.map((corner) => Math.hypot(corner.x - middle.x, corner.y - middle.y)))
  const away = (reach * 2 * AWAY) / Math.hypot(toward.x, toward.y)
  const eye = {
    x: middle.x + toward.x * away,
    y: middle.y + toward.y * away,
    z: middle.z + reach * 2 * AWAY * DOWN,
  }
  const plain: Camera = { eye, at: middle, zoom: 1, shift: { x: 0, y: 0 } }
  const seen = corners.flatMap((corner) => seenBy(plain, ORIGIN)(corner) ?? [])
  const { min, max } = boxAround([...seen])
  const zoom = Math.min((width * FILLED) / (max.x - min.x), (height * FILLED) / (max.y - min.y))
  return { ...plain, zoom, shift: { x: -(min.x + max.x) / 2, y: (min.y + max.y) / 2 + LOWER / zoom } }
}

const ORIGIN: Frame = { left: 0, top: 0, width: 0, height: 0 }
const FILLED = 0.8
/** Points that the middle of what is built stands below the middle of the picture. */
const LOWER = -8

const middleOf = (corners: readonly Point3[]): Point3 => {
  const span = (of: (place: Point3) => number) => {
    const values = corners.map(of)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return { x: span(({ x }) => x), y: span(({ y }) => y), z: span(({ z }) => z) }
}
