import { add, boxAround, distance, type PartId, type Placement, type Point, scale } from '@ramp/domain'
import { type Camera, inchesOf } from '../../camera/camera.ts'

/** The handle floats this far out from the middle of a part's top side, and is this large. */
const OUT_IN_PIXELS = 26
const RADIUS_IN_PIXELS = 10

/** Where the handle that turns the selection floats: over the top side of a part, over the middle of several. */
export function rotateHandleAt(
  selection: readonly PartId[],
  { byId }: Placement,
  camera: Camera,
): Point | null {
  const parts = selection.flatMap((id) => byId.get(id) ?? [])
  const [only] = parts
  if (!only) return null
  const out = inchesOf(camera, OUT_IN_PIXELS)
  if (parts.length === 1) return add(only.sides.TOP.middle, scale(only.sides.TOP.normal, out))
  const { min, max } = boxAround(parts.flatMap(({ outline }) => outline))
  return { x: (min.x + max.x) / 2, y: min.y - out }
}

/** `reach` is how many pixels further a finger hits. */
export const isOnHandle = (handle: Point | null, at: Point, camera: Camera, reach = 0): boolean =>
  handle !== null && distance(handle, at) <= inchesOf(camera, RADIUS_IN_PIXELS + reach)
