import { UnstyledButton } from '@mantine/core'
import { setProject } from '@ramp/domain'
import { useEditor } from '../lib/use-editor.ts'
import { useProject } from '../lib/use-project.ts'
import classes from './canvas-view.module.css'

/** A click changes between inches and feet (spec 1 §2, canvas workspace). */
export function RulerCorner() {
  const editor = useEditor()
  const { units } = useProject()
  const other = units === 'ft' ? 'in' : 'ft'
  return (
    <UnstyledButton
      className={classes.corner}
      aria-label={`Rulers in ${units === 'ft' ? 'feet' : 'inches'}. Change to ${other === 'ft' ? 'feet' : 'inches'}`}
      onClick={() => editor.run('Change units', 'propChange', setProject({ units: other }))}
    >
      {units}
    </UnstyledButton>
  )
}
