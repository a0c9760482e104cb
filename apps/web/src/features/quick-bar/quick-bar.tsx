import { type Analysis, type Box, boxAround, drawingOutline, type PartId, type Point } from '@ramp/domain'
import { inchesOf, MODES, openEndsOf } from '@ramp/editor'
import { IconCopy, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { useIsTouch } from '../../lib/use-is-touch.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrangeButton } from './arrange-button.tsx'
import { DrawingLookButton } from './drawing-look-button.tsx'
import classes from './quick-bar.module.css'
import { quickBarPlace } from './quick-bar-place.ts'
import { StairHeightButton } from './stair-height-button.tsx'

const ICON = { size: 17, stroke: 1.5 } as const
/** Rotate, arrange, clone and delete are always there. */
const FIXED_BUTTONS = 4

/** The few things one does most with a selection, right beside it (spec 1 §2, quick bar). */
export function QuickBar() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { layout, placement } = analysis
  const selection = useEditorState((state) => state.selection)
  const camera = useEditorState((state) => state.camera)
  const view = useEditorState((state) => state.viewSize)
  const mode = useEditorState((state) => state.mode)
  const isTouch = useIsTouch()
  const isBusy = useEditorState((state) => state.gesture.moving.length > 0 || state.gesture.marquee !== null)
  const parts = placement.parts.filter(({ part }) => selection.includes(part.id))
  const drawings = layout.drawings.filter(({ id }) => selection.includes(id))
  const corners = [...parts.flatMap(({ box }) => [box.min, box.max]), ...drawings.flatMap(drawingOutline)]
  if (corners.length === 0 || isBusy || MODES[mode].isLocked) return null
  const [only] = parts.length === 1 ? parts : []
  const hasStair = only?.part.kind === 'stair'
  const place = quickBarPlace({
    selection: boxAround(corners),
    others: [
      ...placement.parts.filter((one) => !parts.includes(one)).map(({ box }) => box),
      ...(editor.rotateHandle ? [handleBox(editor.rotateHandle, inchesOf(camera, HANDLE))] : []),
    ],
    camera,
    view,
    goesBeside: only !== undefined && hasChipsAboveOrBelow(only.part.id, analysis),
    isTouch,
    buttons: FIXED_BUTTONS + Number(hasStair) + Number(drawings.length > 0),
  })
  const keepsParts = MODES[mode].keepsParts
  return (
    <div className={classes.bar} style={place} role="toolbar" aria-label="Selection">
      <IconButton
        name="Rotate"
        shortcut="R"
        icon={<IconRotateClockwise {...ICON} />}
        onClick={() => editor.turn(45)}
      />
      {drawings.length > 0 && <DrawingLookButton drawings={drawings} />}
      {only?.part.kind === 'stair' && <StairHeightButton stair={only.part} item={only.item} />}
      <ArrangeButton selected={parts.length + drawings.length} />
      <IconButton
        name="Clone"
        shortcut="Ctrl+D"
        icon={<IconCopy {...ICON} />}
        disabled={keepsParts}
        onClick={() => editor.clone()}
      />
      <IconButton
        name="Delete"
        shortcut="Delete"
        icon={<IconTrash {...ICON} />}
        tone="danger"
        disabled={keepsParts}
        onClick={() => editor.remove()}
      />
    </div>
  )
}

/** The handle that turns the selection is not covered either: half of its room, in pixels. */
const HANDLE = 14

const handleBox = ({ x, y }: Point, reach: number): Box => ({
  min: { x: x - reach, y: y - reach },
  max: { x: x + reach, y: y + reach },
})

function hasChipsAboveOrBelow(part: PartId, analysis: Analysis): boolean {
  const end = openEndsOf(part, analysis).find(({ isMain }) => isMain)?.end
  const side = end && analysis.placement.byId.get(part)?.sides[end.side]
  return side !== undefined && Math.abs(side.normal.y) > Math.abs(side.normal.x)
}
