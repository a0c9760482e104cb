import { takeDrawTool } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { DrawOptions } from './draw-options.tsx'
import { DRAW_TOOLS, drawToolOf } from './draw-tools.ts'
import classes from './drawing-tools.module.css'
import { ToolChoices } from './tool-choices.tsx'

/** What the drawing tool in the hand can draw, and how; without one, all of them (spec 2 §4, drawing tool). */
export function DrawPanel() {
  const editor = useEditor()
  const chosen = useEditorState(({ draws }) => draws)
  const tool = chosen && drawToolOf(chosen)
  const options = tool?.draws ?? DRAW_TOOLS.flatMap(({ draws }) => draws)
  return (
    <Panel title={tool?.name ?? 'Drawing Tools'} sub="Draw on the canvas by pointer or keyboard">
      <ToolChoices
        choices={options}
        chosen={chosen}
        onChoose={(kind) => takeDrawTool(editor, kind === chosen ? null : kind)}
      />
      <DrawOptions kind={chosen ?? 'line'} />
      <p className={classes.hint}>
        A very short drag does not draw. By keyboard: arrow keys move a cursor, Enter starts and ends. With no
        tool selected, you select and move drawings.
      </p>
    </Panel>
  )
}
