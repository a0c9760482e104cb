import { Button } from '@mantine/core'
import { startAnew } from '../../persistence/is-first-start.ts'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './new-project-dialog.module.css'

type NewProjectDialogProps = { readonly opened: boolean; readonly onClose: () => void }

/** Asks before everything starts anew; Yes reloads the page, Escape and the cross change nothing (spec 1 §2). */
export const NewProjectDialog = ({ opened, onClose }: NewProjectDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="New Project">
    <div className={classes.body}>Are you sure you wish to start a new project?</div>
    <div className={classes.answers}>
      <Button variant="default" onClick={onClose}>
        No, Go back to my project
      </Button>
      <Button
        onClick={() => {
          startAnew()
          window.location.reload()
        }}
      >
        Yes, Start a new project
      </Button>
    </div>
  </Dialog>
)
