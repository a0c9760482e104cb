import {
  add,
  boxAround,
  type Drawing,
  distance,
  drawingOutline,
  frameOf,
  type Inches,
  type Placement,
  type Point,
  scale,
  toCanvas,
} from '@ramp/domain'
import { type Camera, inchesOf } from '../../camera.ts'
import type { EditorState } from '../../state/editor-state.ts'
import { isStraight } from './straight-line.ts'

/** The handle floats this far out from the middle of a part's top side, and is this large. */
const OUT_IN_PIXELS = 26
const RADIUS_IN_PIXELS = 10

/**
 * Where the handle that turns the selection floats: over the top side of one object, over the middle of several. A straight
 * line is turned by its ends.
 */
export function rotateHandleAt(
  { selection, layout, camera }: Pick<EditorState, 'selection' | 'layout' | 'camera'>,
  { byId }: Placement,
): Point | null {
  const parts = selection.flatMap((id) => byId.get(id) ?? [])
  const wanted = new Set(selection)
  const drawings = layout.drawings.filter(({ id }) => wanted.has(id))
  const out = inchesOf(camera, OUT_IN_PIXELS)
  const [drawing] = drawings
  if (drawing && selection.length === 1) return isStraight(drawing) ? null : overTop(drawing, out)
  const [only] = parts
  if (only && parts.length + drawings.length === 1)
    return add(only.sides.TOP.middle, scale(only.sides.TOP.normal, out))
  const corners = [...parts.flatMap(({ outline }) => outline), ...drawings.flatMap(drawingOutline)]
  if (corners.length === 0) return null
  const { min, max } = boxAround(corners)
  return { x: (min.x + max.x) / 2, y: min.y - out }
}

function overTop(drawing: Drawing, out: Inches): Point {
  const { min, max } = frameOf(drawing)
  return toCanvas(drawing, { x: (min.x + max.x) / 2, y: min.y - out })
}

/** `reach` is how many pixels further a finger hits. */
export const isOnHandle = (handle: Point | null, at: Point, camera: Camera, reach = 0): boolean =>
  handle !== null && distance(handle, at) <= inchesOf(camera, RADIUS_IN_PIXELS + reach)
