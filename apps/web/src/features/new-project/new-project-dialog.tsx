import { ConfirmDialog } from './confirm-dialog.tsx'

type NewProjectDialogProps = { readonly opened: boolean; readonly onClose: () => void }

/** Asks before everything starts anew; Yes reloads the page (spec 1 §2). */
export const NewProjectDialog = ({ opened, onClose }: NewProjectDialogProps) => (
  <ConfirmDialog
    opened={opened}
    title="New Project"
    refuse="No, Go back to my project"
    accept="Yes, Start a new project"
    onRefuse={onClose}
    onAccept={() => window.location.reload()}
  >
    Are you sure you wish to start a new project?
  </ConfirmDialog>
)
