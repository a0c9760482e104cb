import { formatLength } from '@ramp/drafting'
import { usePreferences } from '../persistence/preferences.ts'
import { useEditorState } from '../project/use-editor-state.ts'
import { useProject } from '../project/use-project.ts'
import classes from './canvas-view.module.css'

/** Where the pointer is, on the canvas itself; shown when the local setting is on (spec 1 §2). */
export function CoordinateViewer() {
  const { showCoordinates } = usePreferences()
  const pointer = useEditorState((state) => state.pointer)
  const { units } = useProject()
  if (!showCoordinates || !pointer) return null
  return (
    <div className={classes.coordinates}>
      {formatLength(pointer.x, units)}, {formatLength(pointer.y, units)}
    </div>
  )
}
