import { CallError, vizionProjectGet } from '@ramp/contracts'
import { type Layout, newLayout } from '@ramp/domain'
import type { Api } from '@ramp/shell'
import { beginOtherJob } from '../../journal/documents-draft.ts'
import { storeBackup } from '../../journal/saved-backup.ts'
import { ownerOf } from '../../persistence/owner.ts'
import type { OpenedProject } from '../../project/opened-project.ts'
import type { StartupChoice } from './startup-panel.tsx'

export type Loaded = {
  readonly layout: Layout
  /** What to say about it; null when it starts blank because the person wanted so. */
  readonly message:
    | { readonly kind: 'loaded' }
    | { readonly kind: 'empty' }
    | { readonly kind: 'failed'; readonly error: unknown }
    | null
}

/** A project without a single decision yet, named as its quote is. */
export const blankProject = ({ header, product }: OpenedProject): Layout =>
  newLayout(product, header?.name ?? '')

/** The journal starts anew with the next drawing, so the unfinished one becomes the backup that 'Load from history' reads. */
async function keepUnfinished(project: OpenedProject, layout: Layout | null): Promise<void> {
  if (layout) await storeBackup(layout, ownerOf(project), new Date()).answer
}

/** Fetches what the person chose to begin with. */
export async function loadProject(
  choice: StartupChoice,
  project: OpenedProject,
  { api, unfinished }: { readonly api: Api; readonly unfinished: Layout | null },
): Promise<Loaded> {
  if (choice !== 'history') await keepUnfinished(project, unfinished)
  if (choice === 'blank') {
    beginOtherJob(ownerOf(project))
    return { layout: blankProject(project), message: null }
  }
  if (choice === 'history')
    return unfinished
      ? { layout: unfinished, message: { kind: 'loaded' } }
      : { layout: blankProject(project), message: { kind: 'empty' } }
  return loadOfficial(project, api)
}

async function loadOfficial(project: OpenedProject, api: Api): Promise<Loaded> {
  if (!project.header) return { layout: blankProject(project), message: null }
  try {
    const { headerID, option } = project.header
    const stored = await api.call(vizionProjectGet, { headerID, option })
    return { layout: stored.project.layout, message: { kind: 'loaded' } }
  } catch (error) {
    const isEmpty = error instanceof CallError && error.code === 'project.unknown'
    return { layout: blankProject(project), message: isEmpty ? { kind: 'empty' } : { kind: 'failed', error } }
  }
}
