import { add, type Box, boxAround, type Inches, type PlacedPart, type Point } from '@ramp/domain'
import { type Camera, inchesOf } from '../camera.ts'
import { findSnap } from './find-snap.ts'
import { gridBy } from './grid.ts'
import { alignmentBy, guidesFor, rulerGuideBy } from './guides.ts'
import type { RulerGuide } from './ruler-guide.ts'
import { shifted } from './shifted.ts'
import type { Guide, JointPreview } from './snap.ts'
import { isValidPlace, type Standing } from './standing.ts'

/** How near a side must come to snap, on the screen; zoomed out, never more than a foot and a half of layout. */
const SNAP_REACH_IN_PIXELS = 20
const LONGEST_SNAP_REACH: Inches = 18
/** Spec 2 §9, alignment guides. */
const GUIDE_REACH_IN_PIXELS = 8
const GUIDE_NEAR_IN_PIXELS = 200

export const snapReach = (camera: Camera): Inches =>
  Math.min(LONGEST_SNAP_REACH, inchesOf(camera, SNAP_REACH_IN_PIXELS))

export type Settling = {
  readonly standing: Standing
  readonly camera: Camera
  readonly settings: { readonly gridSnapping: boolean; readonly showGuides: boolean }
  readonly rulerGuides: readonly RulerGuide[]
  /** Held Alt, or a key that locks the direction: objects go exactly where they are taken. */
  readonly isFree: boolean
}

/** Where objects end up when they are let go, and what the screen shows meanwhile. */
export type Settled = {
  readonly by: Point
  readonly joint: JointPreview | null
  readonly guides: readonly Guide[]
  /** Letting go here would be refused, because system parts would overlap. */
  readonly isRefused: boolean
}

/** What moves together: parts, and the boxes of drawings. */
export type Moving = { readonly parts: readonly PlacedPart[]; readonly drawings: readonly Box[] }

/**
 * Settles objects after a wanted movement: a part flush against another if one is within reach, else everything in one
 * row with objects near by, else on the grid.
 */
export function settle({ parts, drawings }: Moving, wanted: Point, settling: Settling): Settled {
  const { standing, camera, isFree } = settling
  const there = shifted(parts, wanted)
  const snap = isFree ? null : findSnap(there, standing, snapReach(camera))
  const boxes = [...parts.map(({ box }) => box), ...drawings]
  const row = boxes.length === 0 || isFree || snap ? NOWHERE : inRow(movedBox(boxes, wanted), settling)
  const by = add(wanted, snap?.by ?? row)
  const moved = shifted(parts, by)
  return {
    by,
    joint: snap?.joint ?? null,
    guides: boxes.length === 0 ? [] : guidesOf(movedBox(boxes, by), settling),
    isRefused: !isValidPlace(moved, standing),
  }
}

/** A point brought into one row with objects near by, or onto the grid, as a line or a corner is drawn. */
export function settlePoint(at: Point, settling: Settling): Pick<Settled, 'guides'> & { readonly at: Point } {
  const by = settling.isFree ? NOWHERE : inRow({ min: at, max: at }, settling)
  const there = add(at, by)
  return { at: there, guides: guidesOf({ min: there, max: there }, settling) }
}

const NOWHERE: Point = { x: 0, y: 0 }

const movedBox = (boxes: readonly Box[], by: Point): Box => {
  const { min, max } = boxAround(boxes.flatMap((box) => [box.min, box.max]))
  return { min: add(min, by), max: add(max, by) }
}

/** On each axis: a guide of the rulers, else alignment with objects near by, else the grid. */
function inRow(box: Box, { standing, camera, settings, rulerGuides }: Settling): Point {
  const snap = inchesOf(camera, GUIDE_REACH_IN_PIXELS)
  const line = rulerGuideBy(box, settings.showGuides ? rulerGuides : [], snap)
  const row = settings.showGuides
    ? alignmentBy(box, standing, { snap, near: inchesOf(camera, GUIDE_NEAR_IN_PIXELS) })
    : NOWHERE
  const grid = settings.gridSnapping ? gridBy(box, camera.zoom) : NOWHERE
  return { x: line.x ?? (row.x || grid.x), y: line.y ?? (row.y || grid.y) }
}

const guidesOf = (box: Box, { standing, camera, settings }: Settling): readonly Guide[] =>
  settings.showGuides ? guidesFor(box, standing, inchesOf(camera, GUIDE_NEAR_IN_PIXELS)) : []
