import { formatLength } from '@ramp/drafting'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useProject } from '../../project/use-project.ts'
import classes from './status-bar.module.css'

/** Where the pointer is on the layout; its own component, because it changes with every move. */
export function PointerPlace() {
  const { units } = useProject()
  const pointer = useEditorState((state) => state.pointer)
  const text = (value: number | undefined) => (value === undefined ? '–' : formatLength(value, units))
  return (
    <span className={classes.pointer} data-pointer>
      x <b>{text(pointer?.x)}</b> y <b>{text(pointer?.y)}</b>
    </span>
  )
}
