import { add, distance, type PartId, type Placement, type Point, scale } from '@ramp/domain'
import { type Camera, inchesOf } from '../../camera/camera.ts'

/** The handle floats this far out from the middle of a part's top side, and is this large. */
const OUT_IN_PIXELS = 26
const RADIUS_IN_PIXELS = 10

/** Where the handle that turns the selected part floats; null unless exactly one part is selected. */
export function rotateHandleAt(
  selection: readonly PartId[],
  { byId }: Placement,
  camera: Camera,
): Point | null {
  const [only] = selection
  const placed = only !== undefined && selection.length === 1 ? byId.get(only) : undefined
  if (!placed) return null
  const { middle, normal } = placed.sides.TOP
  return add(middle, scale(normal, inchesOf(camera, OUT_IN_PIXELS)))
}

export const isOnHandle = (handle: Point | null, at: Point, camera: Camera): boolean =>
  handle !== null && distance(handle, at) <= inchesOf(camera, RADIUS_IN_PIXELS)
