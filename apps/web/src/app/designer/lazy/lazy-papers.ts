import { problemText } from '@ramp/shell'
import { lazyModule } from '../../../lazy/lazy-module.tsx'
import { toast } from '../../../ui/messages/toast.ts'

const { whenThere, fetch } = lazyModule(() => import('./papers.ts'))

export const PapersDialog = whenThere((papers) => papers.PapersDialog)

/** Opens the papers once they are there: what lays them out comes with them. */
export const openPapers = (open: () => void): Promise<unknown> =>
  fetch().then(open, (error) => toast.error(problemText(error)))
