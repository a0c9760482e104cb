import { completedSteps } from '@ramp/domain'
import { type ReactNode, useState } from 'react'
import { useLayout } from '../../lib/use-layout.ts'
import { ProgressSteps } from '../../ui/progress-steps.tsx'
import { CanvasSizeMenu } from './canvas-size-menu.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { ProjectName } from './project-name.tsx'
import { TextTools } from './text-tools.tsx'
import classes from './tool-bar.module.css'
import { VertexToggle } from './vertex-toggle.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

/** Steps the progress bar counts (spec 1 §9). */
const COUNTED_STEPS = 6

type ToolBarProps = {
  /** File menu, at the left. */
  readonly file: ReactNode
  /** How the journal stands; a name that is typed and not saved is not in it. */
  readonly saved: (hasUnsavedName: boolean) => ReactNode
  /** Layers and Download PDF, at the right. */
  readonly end: ReactNode
}

/** The second bar of the workspace: file and name, edits, canvas, zoom, progress. */
export function ToolBar({ file, saved, end }: ToolBarProps) {
  const layout = useLayout()
  const [hasUnsavedName, setUnsavedName] = useState(false)
  return (
    <div className={classes.bar} role="toolbar" aria-label="Tools" data-region>
      {file}
      <ProjectName onEdited={setUnsavedName} />
      {saved(hasUnsavedName)}
      <Separator />
      <EditButtons />
      <Separator />
      <TextTools />
      <VertexToggle />
      <CanvasSizeMenu />
      <Separator />
      <ZoomButtons />
      <span className={classes.space} />
      <ProgressSteps done={completedSteps(layout)} of={COUNTED_STEPS} />
      <div className={classes.endGroup}>{end}</div>
    </div>
  )
}

const Separator = () => <span className={classes.separator} aria-hidden />
