import { problemText } from '@ramp/shell'
import { lazyModule } from '../../../lazy/lazy-module.tsx'
import { toast } from '../../../ui/messages/toast.ts'

// It is large and not asked for by everybody, so it is fetched when it opens and never before.
const { whenThere, fetch } = lazyModule(() => import('../../../features/view3d/view-3d.tsx'))

export const View3dCover = whenThere((module) => module.View3dCover)

/** Opens the view once it is there. One that cannot be had is told, and may be asked for again. */
export const openView3d = (open: () => void): Promise<unknown> =>
  fetch().then(open, (error) => toast.error(problemText(error)))
