import {
  adaCheckBox,
  add,
  type Drawing,
  distance,
  type Edit,
  FORM_SIZES,
  frameOf,
  type Inches,
  type Point,
  subtract,
  toggleAdaCheck,
  toOwnFrame,
} from '@ramp/domain'
import { inchesOf } from '../../camera/camera.ts'
import type { Gesture } from '../../editor-state.ts'
import { MODES } from '../../modes/mode.ts'
import { settlePoint } from '../../snapping/settle.ts'
import { settlingOf } from '../settling.ts'
import type { Intent, ToolContext } from '../tool.ts'
import { type DrawingHandle, type Held, handleAt, shapeTo } from './drawing-handles.ts'

/** A handle is hit this near to it; a finger hits it from further away. */
const REACH_IN_PIXELS = { pointer: 9, finger: 22 } as const
/** No more than this part of a drawing belongs to a handle, or a small one could not be moved by a finger. */
const SHARE = 0.25

/** A handle in the hand, and where the pointer took hold of it. */
export type Grip = Held & { readonly from: Point }

/** The handle of the one selected drawing at a place; null where there is none to take hold of. */
export function heldAt(at: Point, context: ToolContext, isTouch = false): Grip | null {
  const drawing = onlyDrawing(context)
  if (!drawing || MODES[context.mode].isLocked) return null
  const handle = handleAt(drawing, at, reachOf(drawing, context, isTouch))
  return handle && { drawing, handle, from: at }
}

function reachOf(drawing: Drawing, { camera }: ToolContext, isTouch: boolean): Inches {
  const pointer = inchesOf(camera, REACH_IN_PIXELS.pointer)
  if (!isTouch) return pointer
  const { min, max } = frameOf(drawing)
  const share = SHARE * Math.max(max.x - min.x, max.y - min.y)
  return Math.max(pointer, Math.min(inchesOf(camera, REACH_IN_PIXELS.finger), share))
}

const onlyDrawing = ({ selection, layout }: ToolContext): Drawing | undefined =>
  selection.length === 1 ? layout.drawings.find(({ id }) => id === selection[0]) : undefined

type Way = { readonly shift: boolean; readonly alt: boolean; readonly at: Point }

export function previewShape(held: Grip, way: Way, context: ToolContext): Intent {
  const { edit, guides } = shapedBy(held, way, context)
  return { type: 'preview', edit, gesture: { moving: [held.drawing.id], guides } }
}

/** A handle that was only clicked changes nothing. */
export const commitShape = (held: Grip, way: Way, context: ToolContext): readonly Intent[] =>
  distance(held.from, way.at) === 0
    ? []
    : [{ type: 'commit', ...HISTORY[held.handle.kind], edit: shapedBy(held, way, context).edit }]

/**
 * The handle keeps its distance from the pointer that took hold beside its middle, and comes into one row with objects
 * near by; a door's angle and a pointer's tip go their own way.
 */
function shapedBy(
  held: Grip,
  { at, shift, alt }: Way,
  context: ToolContext,
): { readonly edit: Edit; readonly guides: Gesture['guides'] } {
  const wanted = add(held.handle.at, subtract(at, held.from))
  const isFree = alt || shift || held.handle.kind === 'angle' || held.handle.kind === 'pointer'
  const { at: to, guides } = settlePoint(wanted, settlingOf([held.drawing.id], context, isFree))
  return { edit: shapeTo(held, to, { isEven: shift, isFree: alt }), guides: isFree ? [] : guides }
}

/** How a change by each handle is kept in the history (spec 2 §4). */
const HISTORY = {
  corner: { label: 'Scale', kind: 'scaled' },
  end: { label: 'Stretch', kind: 'scaled' },
  pointer: { label: 'Move pointer', kind: 'propChange' },
  angle: { label: 'Open door', kind: 'propChange' },
} as const satisfies Readonly<Record<DrawingHandle['kind'], { label: string; kind: string }>>

/** A click on a check box of the ADA box ticks it (spec 2 §4). */
export function tickIntents(id: string, at: Point, { layout, mode }: ToolContext): readonly Intent[] {
  const box = layout.drawings.find((one) => one.id === id)
  if (box?.kind !== 'ada-box' || MODES[mode].isLocked) return []
  const own = toOwnFrame(box, at)
  const { width, length } = FORM_SIZES['ada-box']
  const form = { x: own.x / box.scale + width / 2, y: own.y / box.scale + length / 2 }
  const line = box.isChecked.findIndex((_, index) => {
    const { min, max } = adaCheckBox(index)
    return form.x >= min.x && form.x <= max.x && form.y >= min.y && form.y <= max.y
  })
  if (line < 0) return []
  return [{ type: 'commit', label: 'Tick', kind: 'propChange', edit: toggleAdaCheck(id, line) }]
}
