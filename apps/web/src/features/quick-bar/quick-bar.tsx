import { cloneSelection, MODES, removeSelection, turnSelection } from '@ramp/editor'
import { IconAdjustments, IconCopy, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { useQuickBarBox } from '../../canvas/quick-bar/use-quick-bar-box.ts'
import { ACTS_ON_DRAWING } from '../../keys/give-back-focus.ts'
import { goToProperties } from '../../keys/go-to-properties.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ArrangeButton } from './arrange-button.tsx'
import { DrawingLookButton } from './drawing-look-button.tsx'
import classes from './quick-bar.module.css'
import { StairHeightButton } from './stair-height-button.tsx'

const ICON = { size: 17, stroke: 1.5 } as const

/** The few things one does most with a selection, right beside it (spec 1 §2, quick bar). */
export function QuickBar() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  const keepsParts = useEditorState(({ mode }) => MODES[mode].keepsParts)
  const place = useQuickBarBox()
  if (!place) return null
  const parts = analysis.placement.parts.filter(({ part }) => selection.includes(part.id))
  const drawings = analysis.layout.drawings.filter(({ id }) => selection.includes(id))
  const [only] = parts.length === 1 ? parts : []
  return (
    <div
      {...ACTS_ON_DRAWING}
      className={classes.bar}
      style={{ left: place.left, top: place.top }}
      role="toolbar"
      aria-label="Selection"
    >
      <IconButton
        name="Rotate"
        shortcut="R"
        icon={<IconRotateClockwise {...ICON} />}
        onClick={() => turnSelection(editor, 45)}
      />
      {drawings.length > 0 && <DrawingLookButton drawings={drawings} />}
      {only && (
        <IconButton
          name="Customize Part"
          icon={<IconAdjustments {...ICON} />}
          onClick={() => goToProperties('Customize Part')}
        />
      )}
      {only?.part.kind === 'stair' && <StairHeightButton stair={only.part} item={only.item} />}
      <ArrangeButton selected={parts.length + drawings.length} />
      <IconButton
        name="Clone"
        shortcut="Ctrl+D"
        icon={<IconCopy {...ICON} />}
        disabled={keepsParts}
        onClick={() => cloneSelection(editor)}
      />
      <IconButton
        name="Delete"
        shortcut="Delete"
        icon={<IconTrash {...ICON} />}
        tone="danger"
        disabled={keepsParts}
        onClick={() => removeSelection(editor)}
      />
    </div>
  )
}
