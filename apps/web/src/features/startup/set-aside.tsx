import { Button } from '@mantine/core'
import { productRules } from '@ramp/domain'
import type { SavedProject } from '@ramp/formats'
import { Notice } from '@ramp/shell'
import classes from './startup-panel.module.css'

type SetAsideProps = {
  readonly saved: SavedProject
  /** null for who may not save projects to files (spec 1 §6). */
  readonly onSave: (() => void) | null
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Names a backup of another project that made room for this one's, and offers it as a file to who may have one (spec 1 §4, §6). */
export const SetAside = ({ saved, onSave }: SetAsideProps) => (
  <div className={classes.aside}>
    <Notice tone="look" title="The backup in this browser is for another project.">
      <p>
        {nameOf(saved)}, saved {time.format(new Date(saved.dtmLastUpdate))}. It was set aside and is offered
        again when you open that project.
      </p>
      {onSave && (
        <Button variant="default" size="compact-sm" onClick={onSave}>
          Save it to a file
        </Button>
      )}
    </Notice>
  </div>
)

/** `“Harper residence”, PATHWAY 3G`; without a name and a quote it is a sandbox drawing. */
function nameOf({ project, vizionHeaderId }: SavedProject): string {
  const { name } = productRules(project.product)
  if (project.projectName !== '') return `“${project.projectName}”, ${name}`
  return vizionHeaderId === null ? `A drawing without a name, ${name}` : `Quote ${vizionHeaderId}, ${name}`
}
