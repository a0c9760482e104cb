import {
  adaCheckBox,
  add,
  distance,
  type Edit,
  FORM_SIZES,
  type Point,
  subtract,
  toggleAdaCheck,
  toOwnFrame,
} from '@ramp/domain'
import { scaleDrawings, sizeOf } from '../../arrange/scale-drawings.ts'
import { MODES } from '../../modes/mode.ts'
import { settlePoint } from '../../snapping/settle.ts'
import type { Gesture } from '../../state/editor-state.ts'
import { settlingOf } from '../settling.ts'
import type { Intent, ToolContext } from '../tool.ts'
import { acrossFrom, MIDDLE, pullOf, shareOfHandle } from './box-handles.ts'
import { type DrawingHandle, nearestHandle, type ShapeKeys, shapeTo } from './drawing-handles.ts'
import { handlesOf, reachOf, type Shaped, shapedBy } from './selection-handles.ts'

/** A handle in the hand, what it shapes, and where the pointer took hold of it. */
export type Grip = {
  readonly shaped: Shaped
  readonly ids: readonly string[]
  readonly handle: DrawingHandle
  readonly from: Point
}

/** The handle of the selection at a place; null where there is none to take hold of. */
export function heldAt(
  at: Point,
  context: Pick<ToolContext, 'layout' | 'selection' | 'mode' | 'camera'>,
  isTouch = false,
): Grip | null {
  const shaped = shapedBy(context)
  if (!shaped) return null
  const handle = nearestHandle(
    handlesOf(shaped, context.camera),
    at,
    reachOf(shaped, context.camera, isTouch),
  )
  return handle && { shaped, ids: context.selection, handle, from: at }
}

type Way = { readonly shift: boolean; readonly alt: boolean; readonly ctrl: boolean; readonly at: Point }

export function previewShape(held: Grip, way: Way, context: ToolContext): Intent {
  const { edit, guides } = shapedTo(held, way, context)
  return { type: 'preview', edit, gesture: { moving: held.ids, guides } }
}

/** A handle that was only clicked changes nothing. */
export const commitShape = (held: Grip, way: Way, context: ToolContext): readonly Intent[] =>
  distance(held.from, way.at) === 0
    ? []
    : [{ type: 'commit', ...HISTORY[held.handle.kind], edit: shapedTo(held, way, context).edit }]

/**
 * The handle keeps its distance from the pointer that took hold beside its middle, and comes into one row with objects
 * near by. Shift keeps proportions, Alt grows from the middle, Ctrl leaves everything as it is drawn; a door's angle and
 * a pointer's tip go their own way, and the ends of measured lines are drawn free with Alt, too.
 */
function shapedTo(
  { shaped, ids, handle, from }: Grip,
  { at, shift, alt, ctrl }: Way,
  context: ToolContext,
): { readonly edit: Edit; readonly guides: Gesture['guides'] } {
  const wanted = add(handle.at, subtract(at, from))
  const isOnFrame = handle.kind === 'corner' || handle.kind === 'side'
  const isFree = ctrl || shift || (!isOnFrame && (alt || handle.kind !== 'end'))
  const settled = settlePoint(wanted, settlingOf(ids, context, isFree))
  const keys = { isEven: shift, fromMiddle: isOnFrame && alt, isFree: ctrl || alt }
  const edit =
    shaped.kind === 'one'
      ? shapeTo({ drawing: shaped.drawing, handle }, settled.at, keys)
      : scaledTo(shaped, handle, settled.at, keys)
  return { edit, guides: isFree ? [] : guidesOf(shaped, handle, settled.guides) }
}

/** The box around several drawings reaches to where its handle is dragged. */
function scaledTo(
  { drawings, box }: Extract<Shaped, { readonly kind: 'several' }>,
  { kind, index }: DrawingHandle,
  to: Point,
  { isEven = false, fromMiddle = false }: ShapeKeys,
): Edit {
  if (kind !== 'corner' && kind !== 'side') return (layout) => layout
  const share = shareOfHandle({ kind, index })
  const before = sizeOf(box)
  const middle = { x: (box.min.x + box.max.x) / 2, y: (box.min.y + box.max.y) / 2 }
  const measure = (axis: 'x' | 'y') => {
    if (share[axis] === 0.5) return before[axis]
    const outward = share[axis] === 1 ? 1 : -1
    if (fromMiddle) return 2 * outward * (to[axis] - middle[axis])
    return outward * (to[axis] - (share[axis] === 1 ? box.min[axis] : box.max[axis]))
  }
  const size = { x: measure('x'), y: measure('y') }
  return scaleDrawings(drawings, { size, anchor: fromMiddle ? MIDDLE : acrossFrom(share), isEven })
}

/** A side moves across itself only: a row along the other axis says nothing about it. */
function guidesOf(
  shaped: Shaped,
  { kind, index }: DrawingHandle,
  guides: Gesture['guides'],
): Gesture['guides'] {
  if (kind !== 'side') return guides
  const pull = pullOf({ kind, index }, shaped.kind === 'one' ? shaped.drawing.rotation : 0) % 180
  return guides.filter(({ axis }) => (axis === 'x' ? pull !== 90 : pull !== 0))
}

/** How a change by each handle is kept in the history (spec 2 §4). */
const HISTORY = {
  corner: { label: 'Scale', kind: 'scaled' },
  side: { label: 'Scale', kind: 'scaled' },
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
