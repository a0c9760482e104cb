import {
  type Box,
  type Drawing,
  frameOf,
  type Inches,
  type Layout,
  type Point,
  toOwnFrame,
} from '@ramp/domain'
import { commonBox, growEvenly, shareOf, sizeOf } from '../../arrange/scale-drawings.ts'
import { type Camera, inchesOf } from '../../camera.ts'
import { MODES, type Mode } from '../../modes/mode.ts'
import { type BoxHandle, boxHandles, shareOfHandle } from './box-handles.ts'
import { type DrawingHandle, drawingHandles } from './drawing-handles.ts'
import { isStraight } from './straight-line.ts'

export type Shaped =
  | { readonly kind: 'one'; readonly drawing: Drawing }
  /** Several drawings, scaled together by the box around them. */
  | { readonly kind: 'several'; readonly drawings: readonly Drawing[]; readonly box: Box }

type Selected = {
  readonly layout: Layout
  readonly selection: readonly string[]
  readonly mode: Mode
}

/**
 * What the handles of the selection change; null where it has none. A part has the size of its item, and where it stands
 * decides about its joints: with a part in it a selection is moved and turned, but not scaled.
 */
export function shapedBy({ layout, selection, mode }: Selected): Shaped | null {
  if (MODES[mode].isLocked || selection.length === 0) return null
  const wanted = new Set(selection)
  const drawings = layout.drawings.filter(({ id }) => wanted.has(id))
  const [drawing] = drawings
  if (!drawing || drawings.length !== wanted.size) return null
  return drawings.length === 1
    ? { kind: 'one', drawing }
    : { kind: 'several', drawings, box: commonBox(drawings) }
}

/** The handles of one drawing, or those on the box around several. */
export const handlesOf = (shaped: Shaped, camera: Camera): readonly DrawingHandle[] =>
  shaped.kind === 'one'
    ? drawingHandles(shaped.drawing, camera)
    : boxHandles(sizeOf(shaped.box), camera, growEvenly(shaped.drawings)).map((handle: BoxHandle) => ({
        ...handle,
        at: shareOf(shaped.box, shareOfHandle(handle)),
      }))

/** A handle is hit this near to it; a finger hits it from further away. */
const REACH_IN_PIXELS = { pointer: 9, finger: 22 } as const
/** No more than this part of what is shaped belongs to a handle, or a small drawing could not be moved by a finger. */
const SHARE = 0.25

export function reachOf(shaped: Shaped, camera: Camera, isTouch: boolean): Inches {
  const pointer = inchesOf(camera, REACH_IN_PIXELS.pointer)
  if (!isTouch) return pointer
  const { x, y } = sizeOf(shaped.kind === 'one' ? frameOf(shaped.drawing) : shaped.box)
  return Math.max(pointer, Math.min(inchesOf(camera, REACH_IN_PIXELS.finger), SHARE * Math.max(x, y)))
}

/**
 * Whether a place lies inside the frame of the selected drawings: from there they are dragged, although nothing is drawn
 * there. A straight line has no inside.
 */
export function isInside(at: Point, selected: Selected): boolean {
  const shaped = shapedBy(selected)
  if (!shaped) return false
  if (shaped.kind === 'several') return isIn(shaped.box, at)
  const { drawing } = shaped
  return !isStraight(drawing) && isIn(frameOf(drawing), toOwnFrame(drawing, at))
}

const isIn = ({ min, max }: Box, { x, y }: Point): boolean =>
  x >= min.x && x <= max.x && y >= min.y && y <= max.y
