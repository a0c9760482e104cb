import { type PenMode, setPenMode } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { ToolChoices } from './tool-choices.tsx'

/** What a click of the pen does (spec 2 §4, pen modes). */
const PEN_MODES: readonly { readonly id: PenMode; readonly name: string; readonly hint: string }[] = [
  {
    id: 'draw',
    name: 'Draw',
    hint: 'Click to add a knot. Click the first knot to close the path, or the last one to end it.',
  },
  { id: 'add', name: 'Add', hint: 'Click a path to add a knot there.' },
  { id: 'remove', name: 'Remove', hint: 'Click a knot to remove it.' },
  { id: 'crosshair', name: 'Crosshair', hint: 'Drag a knot to its exact place.' },
  { id: 'default', name: 'Default', hint: 'Select a path and move its knots.' },
]

/** Curves drawn knot by knot (spec 3 §2.4, Pen). */
export function PenPanel() {
  const editor = useEditor()
  const penMode = useEditorState((state) => state.penMode)
  return (
    <Panel title="Pen" sub="Curves, knot by knot">
      <ToolChoices choices={PEN_MODES} chosen={penMode} onChoose={(mode) => setPenMode(editor, mode)} />
    </Panel>
  )
}
