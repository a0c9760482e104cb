import { problemText } from '@ramp/shell'
import { lazyModule } from '../../../lazy/lazy-module.tsx'
import { toast } from '../../../ui/messages/toast.ts'

const { whenThere, fetch } = lazyModule(() => import('./dialogs.ts'))

export const ShortcutSheet = whenThere((dialogs) => dialogs.ShortcutSheet)
export const NewProjectDialog = whenThere((dialogs) => dialogs.NewProjectDialog)
export const NewerDraftQuestion = whenThere((dialogs) => dialogs.NewerDraftQuestion)
export const PasswordDialog = whenThere((dialogs) => dialogs.PasswordDialog)
export const StencilCheckup = whenThere((dialogs) => dialogs.StencilCheckup)
export const fetchDialogs = fetch

/** Opens a dialog once it is there. One that cannot be had is told, and may be asked for again. */
export const openDialog = (open: () => void): Promise<unknown> =>
  fetch().then(open, (error) => toast.error(problemText(error)))
