import { UnstyledButton } from '@mantine/core'
import { type PenMode, setPenMode } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import classes from './drawing-tools.module.css'

/** What a click of the pen does (spec 2 §4, pen modes). */
const PEN_MODES: readonly { readonly mode: PenMode; readonly name: string; readonly hint: string }[] = [
  {
    mode: 'draw',
    name: 'Draw',
    hint: 'A click sets a knot. A click on the first closes the path, on the last ends it.',
  },
  { mode: 'add', name: 'Add', hint: 'A click on a path adds a knot there.' },
  { mode: 'remove', name: 'Remove', hint: 'A click on a knot takes it away.' },
  { mode: 'crosshair', name: 'Crosshair', hint: 'Drag a knot to its exact place.' },
  { mode: 'default', name: 'Default', hint: 'Select a path and move its knots.' },
]

/** Curves drawn knot by knot (spec 3 §2.4, Pen). */
export function PenPanel() {
  const editor = useEditor()
  const penMode = useEditorState((state) => state.penMode)
  return (
    <Panel title="Pen" sub="Curves, knot by knot">
      <ul className={classes.tools}>
        {PEN_MODES.map(({ mode, name, hint }) => (
          <li key={mode}>
            <UnstyledButton
              className={classes.tool}
              aria-pressed={mode === penMode}
              onClick={() => setPenMode(editor, mode)}
            >
              <span>
                <b>{name}</b>
                <small>{hint}</small>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
