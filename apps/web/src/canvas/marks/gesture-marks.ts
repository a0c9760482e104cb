import {
  type Analysis,
  boxAbout,
  type PlacedPart,
  type Placement,
  type Point,
  placeParts,
} from '@ramp/domain'
import { circleData, hairline, lengthText, type Mark, type Marks, PALETTE, path } from '@ramp/drafting'
import {
  drawFrames,
  drawGhost,
  drawGuides,
  drawJointPreview,
  drawMarquee,
  drawPart,
  drawRefused,
  drawSelection,
} from '@ramp/drawing'
import { type EditorState, inchesOf, type JointPreview, visibleBox } from '@ramp/editor'
import { crosshairMarks } from './crosshair-marks.ts'
import { drawingSelectionMarks, movingDrawings } from './drawing-marks.ts'
import { guideMarks } from './guide-marks.ts'
import { keyCursorMarks } from './key-cursor-marks.ts'
import { readableAt } from './readable.ts'
import { readoutMarks } from './readout-marks.ts'
import { handMarks } from './site-marks.ts'
import { takenBySite } from './taken-by-site.ts'

/** What lies over the drawing: the parts in the hand, the selection, and what letting go would do. */
export function gestureMarks(
  state: EditorState,
  { catalogue, platformRails }: Analysis,
  handle: Point | null,
): Marks {
  const { layout, selection, gesture } = state
  const { byId, parts } = placeParts(layout.parts, catalogue)
  const placed = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const moving = placed(gesture.moving)
  const isSelected = new Set(selection)
  const { rulerGuides, settings, camera, viewSize } = state
  return [
    ...(settings.showGuides ? guideMarks(rulerGuides, visibleBox(camera, viewSize)) : []),
    ...crosshairMarks(state),
    ...(state.ghost ? drawGhost(state.ghost, aroundGhost(state, parts)) : []),
    ...moving.map((one) =>
      drawPart(one, platformRails.get(one.part.id), {
        isSelected: isSelected.has(one.part.id),
        readable: readableAt(camera.zoom),
      }),
    ),
    ...movingDrawings(state),
    ...handMarks(state),
    ...(gesture.isRefused ? drawRefused(moving) : []),
    ...(gesture.moving.length === 0 ? selectionMarks(placed(selection), handle, selection.length) : []),
    ...(isShaped(state) ? drawingSelectionMarks(state, handle) : []),
    ...drawGuides(gesture.guides),
    ...readoutMarks(state, moving[0]),
    ...(gesture.joint ? drawJointPreview(preview(gesture.joint, byId)) : []),
    ...(gesture.marquee ? drawMarquee(gesture.marquee) : []),
    ...keyCursorMarks(state.keyCursor),
  ]
}

/** A leaf that is open, and what is lettered at a door, reach so far from its middle, inches. */
const DOOR_REACH = 44

/** The words of a ghost keep clear of doors, of lines and things on the site, and of parts that are drawn already. */
const aroundGhost = (
  { layout, camera, viewSize }: Pick<EditorState, 'layout' | 'camera' | 'viewSize'>,
  parts: readonly PlacedPart[],
) => ({
  taken: [
    ...parts.map(({ box }) => box),
    ...layout.site.doors.flatMap(({ at }) => (at ? [boxAbout(at, DOOR_REACH)] : [])),
    ...takenBySite(layout.site, inchesOf(camera, 1)),
  ],
  seen: visibleBox(camera, viewSize),
  pixel: inchesOf(camera, 1),
})

/** Handles stand while nothing moves, or one of them does; words that are written have a field of their own. */
const isShaped = ({ gesture, toolState, editingText }: EditorState): boolean =>
  editingText === null && (gesture.moving.length === 0 || toolState.kind === 'shaping')

/** One part has its handles; of several only the frames show, or the handles would hide the drawing, and one to turn them. */
function selectionMarks(parts: readonly PlacedPart[], handle: Point | null, count: number): Marks {
  const [one] = parts
  if (one && count === 1) return drawSelection(one)
  return [...drawFrames(parts), ...(handle && count > 1 ? [groupHandle(handle)] : [])]
}

const groupHandle = (at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [
    path(circleData({ x: 0, y: 0 }, 7), { fill: PALETTE.surface, stroke: hairline(PALETTE.selected, 1.5) }),
    path(circleData({ x: 0, y: 0 }, 2.5), { fill: PALETTE.selected }),
  ],
})

/** The joint to be, with the distance that stays free beside it. */
function preview(joint: JointPreview, byId: Placement['byId']) {
  const [moving, standing] = [joint.moving, joint.standing].map(
    ({ part, side }) => byId.get(part)?.sides[side].length ?? 0,
  )
  return { line: joint.line, position: jointWords(joint.position, Math.abs((moving ?? 0) - (standing ?? 0))) }
}

/** Closer than this two sides are equally long. */
const EQUAL_INCHES = 0.25

export function jointWords(position: JointPreview['position'], difference: number): string {
  if (difference < EQUAL_INCHES) return 'flush'
  return position === 'CENTER'
    ? `center, ${lengthText(difference / 2, 'opening')} on both sides`
    : `${position.toLowerCase()}, ${lengthText(difference, 'opening')} beside`
}
