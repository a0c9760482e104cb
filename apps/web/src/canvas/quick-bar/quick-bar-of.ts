import { type Analysis, boxAbout, boxAround, drawingOutline, type PartId, type Point } from '@ramp/domain'
import { type EditorState, inchesOf, MODES, openEndsOf } from '@ramp/editor'
import { quickBarPlace } from './quick-bar-place.ts'
import type { ScreenBox } from './screen-cover.ts'

/** Rotate, arrange, clone and delete are always there; one part can be customized, a stair has a height, drawings a look. */
const FIXED_BUTTONS = 4

type Around = Pick<EditorState, 'selection' | 'camera' | 'viewSize' | 'mode' | 'gesture'>

type Handles = {
  readonly isTouch: boolean
  /** The handle that turns the selection. */
  readonly handle: Point | null
}

/** The handle is not covered either: half of its room, in pixels. */
const HANDLE = 14

/** Where the quick bar of a selection stands; null while there is none. */
export function quickBarOf(
  state: Around,
  analysis: Analysis,
  { isTouch, handle }: Handles,
): ScreenBox | null {
  const { selection, camera, viewSize, mode, gesture } = state
  const { layout, placement } = analysis
  const parts = placement.parts.filter(({ part }) => selection.includes(part.id))
  const drawings = layout.drawings.filter(({ id }) => selection.includes(id))
  const corners = [...parts.flatMap(({ box }) => [box.min, box.max]), ...drawings.flatMap(drawingOutline)]
  const isBusy = gesture.moving.length > 0 || gesture.marquee !== null
  if (corners.length === 0 || isBusy || MODES[mode].isLocked) return null
  const [only] = parts.length === 1 ? parts : []
  return quickBarPlace({
    selection: boxAround(corners),
    others: [
      ...placement.parts.filter((one) => !parts.includes(one)).map(({ box }) => box),
      ...(handle ? [boxAbout(handle, inchesOf(camera, HANDLE))] : []),
    ],
    camera,
    view: viewSize,
    goesBeside: only !== undefined && hasChipsAboveOrBelow(only.part.id, analysis),
    isTouch,
    buttons:
      FIXED_BUTTONS +
      Number(only !== undefined) +
      Number(only?.part.kind === 'stair') +
      Number(drawings.length > 0),
  })
}

function hasChipsAboveOrBelow(part: PartId, analysis: Analysis): boolean {
  const end = openEndsOf(part, analysis).find(({ isMain }) => isMain)?.end
  const side = end && analysis.placement.byId.get(part)?.sides[end.side]
  return side !== undefined && Math.abs(side.normal.y) > Math.abs(side.normal.x)
}
