import { UnstyledButton } from '@mantine/core'
import { setProject } from '@ramp/domain'
import { setRulerGuides } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useProject } from '../../project/use-project.ts'
import classes from './rulers.module.css'

/** A click clears the guides where there are any, else it changes between inches and feet (spec 1 §2, canvas workspace). */
export function RulerCorner() {
  const editor = useEditor()
  const { units } = useProject()
  const hasGuides = useEditorState(
    ({ rulerGuides, settings }) => settings.showGuides && rulerGuides.length > 0,
  )
  const other = units === 'ft' ? 'in' : 'ft'
  if (hasGuides) {
    return (
      <UnstyledButton
        className={classes.corner}
        aria-label="Clear the guides"
        title="Clear the guides"
        onClick={() => setRulerGuides(editor, [])}
      >
        ✕
      </UnstyledButton>
    )
  }
  return (
    <UnstyledButton
      className={classes.corner}
      aria-label={`Rulers in ${units === 'ft' ? 'feet (ft)' : 'inches'}. Change to ${other === 'ft' ? 'feet' : 'inches'}`}
      onClick={() => editor.run('Change units', 'propChange', setProject({ units: other }))}
    >
      {units}
    </UnstyledButton>
  )
}
