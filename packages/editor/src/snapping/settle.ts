import { add, type Inches, type PlacedPart, type Point } from '@ramp/domain'
import { type Camera, inchesOf } from '../camera/camera.ts'
import type { Gesture } from '../editor-state.ts'
import type { RulerGuide } from '../guides/ruler-guide.ts'
import type { Settings } from '../settings.ts'
import { findSnap } from './find-snap.ts'
import { gridBy } from './grid.ts'
import { alignmentBy, guidesFor, rulerGuideBy } from './guides.ts'
import { shifted } from './shifted.ts'
import { boxOf, isValidPlace, type Standing } from './standing.ts'

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
  readonly settings: Pick<Settings, 'gridSnapping' | 'showGuides'>
  readonly rulerGuides: readonly RulerGuide[]
  /** Held Alt, or a key that locks the direction: the parts go exactly where they are taken. */
  readonly isFree: boolean
}

/** Where parts end up when they are let go, and what the screen shows meanwhile. */
export type Settled = Pick<Gesture, 'joint' | 'guides' | 'isRefused'> & { readonly by: Point }

/**
 * Settles parts after a wanted movement: flush against another part if one is within reach, else in one row with parts
 * near by, else on the grid.
 */
export function settle(parts: readonly PlacedPart[], wanted: Point, settling: Settling): Settled {
  const { standing, camera, isFree } = settling
  const there = shifted(parts, wanted)
  const snap = isFree ? null : findSnap(there, standing, snapReach(camera))
  const by = add(wanted, snap ? snap.by : isFree ? NOWHERE : inRow(there, settling))
  const moved = shifted(parts, by)
  return {
    by,
    joint: snap?.joint ?? null,
    guides: guidesOf(moved, settling),
    isRefused: !isValidPlace(moved, standing),
  }
}

const NOWHERE: Point = { x: 0, y: 0 }

/** On each axis: a guide of the rulers, else alignment with parts near by, else the grid. */
function inRow(there: readonly PlacedPart[], { standing, camera, settings, rulerGuides }: Settling): Point {
  if (there.length === 0) return NOWHERE
  const snap = inchesOf(camera, GUIDE_REACH_IN_PIXELS)
  const line = rulerGuideBy(boxOf(there), settings.showGuides ? rulerGuides : [], snap)
  const row = settings.showGuides
    ? alignmentBy(there, standing, {
        snap,
        near: inchesOf(camera, GUIDE_NEAR_IN_PIXELS),
      })
    : NOWHERE
  const grid = settings.gridSnapping ? gridBy(boxOf(there), camera.zoom) : NOWHERE
  return { x: line.x ?? (row.x || grid.x), y: line.y ?? (row.y || grid.y) }
}

const guidesOf = (
  moved: readonly PlacedPart[],
  { standing, camera, settings }: Settling,
): Gesture['guides'] =>
  settings.showGuides && moved.length > 0
    ? guidesFor(moved, standing, inchesOf(camera, GUIDE_NEAR_IN_PIXELS))
    : []
