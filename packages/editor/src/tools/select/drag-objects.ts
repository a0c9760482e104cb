import { changeParts, type Edit, inTurn, joinRuns, moveObjects, type Point, subtract } from '@ramp/domain'
import type { AxisLock } from '../../input/keys.ts'
import { drawingBox } from '../../snapping/drawing-box.ts'
import { findPlaceSnap } from '../../snapping/find-place-snap.ts'
import { type Moving, type Settled, settle, snapReach } from '../../snapping/settle.ts'
import { shifted } from '../../snapping/shifted.ts'
import { standingWithout } from '../../snapping/standing.ts'
import { lockTo } from '../gesture.ts'
import { settlingOf } from '../settling.ts'
import type { Intent, Pointer, ToolContext } from '../tool.ts'

/** Where parts and drawings go when they are dragged by a distance. */
export function dragObjects(
  ids: readonly string[],
  { from, to: { at, shift, alt, ctrl } }: Drag,
  context: ToolContext,
): Dropped {
  const wanted = subtract(at, from)
  const axis = context.axisLock ?? (shift ? mainAxis(wanted) : null)
  const isFree = alt || ctrl || axis !== null
  const settled = settle(movingOf(ids, context), lockTo(axis, wanted), settlingOf(ids, context, isFree))
  const turned = isFree || settled.joint ? null : turnedTo(ids, wanted, context)
  return turned ?? { ...settled, edit: moveObjects(ids, settled.by), isTurned: false }
}

/** Where objects would be let go, and the edit that puts them there. */
export type Dropped = Settled & { readonly edit: Edit; readonly isTurned: boolean }

/** A single part near an end where it fits only turned: turned and joined there, as a new one would be. */
function turnedTo(ids: readonly string[], wanted: Point, context: ToolContext): Dropped | null {
  const { layout, placement, catalogue, camera, analysis } = context
  const [id] = ids
  const placed = ids.length === 1 ? placement.byId.get(id ?? '') : undefined
  const [held] = placed ? shifted([placed], wanted) : []
  if (!placed || !held) return null
  const { connections } = analysis
  // Its own joints end as it is taken away: they say nothing about which way people come.
  const joints = connections.joints.filter(({ a, b }) => a.part !== id && b.part !== id)
  const around = {
    standing: standingWithout(ids, placement, layout),
    placement,
    connections: { ...connections, joints },
    catalogue,
  }
  const snap = findPlaceSnap({ held, keepsRotation: false }, around, snapReach(camera))
  if (!snap) return null
  const { at, rotation, joint } = snap
  return {
    by: subtract(at, placed.part.at),
    joint,
    guides: [],
    isRefused: false,
    isTurned: true,
    edit: changeParts(ids, (part) => ({ ...part, at, rotation })),
  }
}

/** Letting go: a part that comes to the end of a run is taken into it. */
export const dropEdit = (
  ids: readonly string[],
  { edit, joint }: Dropped,
  { catalogue }: ToolContext,
): Edit => (joint ? inTurn(edit, joinRuns(ids, catalogue)) : edit)

type Drag = {
  readonly from: Point
  /** Shift keeps to up and down or to left and right, Alt and Ctrl leave out snapping. */
  readonly to: Pick<Pointer, 'at' | 'shift' | 'alt' | 'ctrl'>
}

const mainAxis = ({ x, y }: Point): AxisLock => (Math.abs(x) >= Math.abs(y) ? 'horizontal' : 'vertical')

export const previewDrag = (ids: readonly string[], { edit, joint, guides, isRefused }: Dropped): Intent => ({
  type: 'preview',
  edit,
  gesture: { moving: ids, joint, guides, isRefused },
})

function movingOf(ids: readonly string[], { placement, layout }: ToolContext): Moving {
  const wanted = new Set(ids)
  return {
    parts: ids.flatMap((id) => placement.byId.get(id) ?? []),
    drawings: layout.drawings.filter(({ id }) => wanted.has(id)).map(drawingBox),
  }
}
