import { isSystemPart } from '@ramp/domain'
import { cloneSelection, MODES, mirrorSystemAtDoor, redo, removeSelection, undo } from '@ramp/editor'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconFlipHorizontal,
  IconTrash,
} from '@tabler/icons-react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

/** Undo and redo. */
export function UndoButtons() {
  const editor = useEditor()
  const canUndo = useEditorState(({ history }) => history.past.length > 0)
  const canRedo = useEditorState(({ history }) => history.future.length > 0)
  return (
    <>
      <IconButton
        name="Undo"
        shortcut="Ctrl+Z"
        icon={<IconArrowBackUp size={17} stroke={1.5} />}
        disabled={!canUndo}
        onClick={() => undo(editor)}
      />
      <IconButton
        name="Redo"
        shortcut="Ctrl+Y"
        icon={<IconArrowForwardUp size={17} stroke={1.5} />}
        disabled={!canRedo}
        onClick={() => redo(editor)}
      />
    </>
  )
}

/** Turns the whole system to the other side of its door, in every mode. */
export function MirrorSystemButton() {
  const editor = useEditor()
  const hasSystem = useEditorState(({ layout }) => layout.parts.some(isSystemPart))
  return (
    <IconButton
      name="Turn the other way"
      icon={<IconFlipHorizontal size={17} stroke={1.5} />}
      disabled={!hasSystem}
      onClick={() => mirrorSystemAtDoor(editor)}
    />
  )
}

/** Clone and delete; they are off where the mode keeps its parts (spec 1 §2). */
export function SelectionButtons() {
  const editor = useEditor()
  const keepsParts = useEditorState(({ mode, selection }) => MODES[mode].keepsParts || selection.length === 0)
  return (
    <>
      <IconButton
        name="Clone Object"
        shortcut="Ctrl+D"
        icon={<IconCopy size={16} stroke={1.5} />}
        disabled={keepsParts}
        onClick={() => cloneSelection(editor)}
      />
      <IconButton
        name="Delete Item"
        shortcut="Delete"
        icon={<IconTrash size={16} stroke={1.5} />}
        disabled={keepsParts}
        onClick={() => removeSelection(editor)}
      />
    </>
  )
}
