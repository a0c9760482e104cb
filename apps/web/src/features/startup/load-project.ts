import { CallError, vizionProjectGet } from '@ramp/contracts'
import { type Layout, newLayout } from '@ramp/domain'
import type { Api } from '@ramp/shell'
import { beginOtherJob } from '../../journal/documents-draft.ts'
import { newestSaved } from '../../journal/newest-saved.ts'
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

/** The journal starts anew with the next drawing, so the one it holds becomes the backup that 'Load from history' reads. */
async function keepNewest(project: OpenedProject): Promise<void> {
  const owner = ownerOf(project)
  const { layout } = await newestSaved(owner)
  if (layout) await storeBackup(layout, owner, new Date()).answer
}

/** Fetches what the person chose to begin with. */
export async function loadProject(choice: StartupChoice, project: OpenedProject, api: Api): Promise<Loaded> {
  if (choice !== 'history') await keepNewest(project)
  if (choice === 'blank') {
    beginOtherJob(ownerOf(project))
    return { layout: blankProject(project), message: null }
  }
  if (choice === 'history') {
    const { layout } = await newestSaved(ownerOf(project))
    return layout
      ? { layout, message: { kind: 'loaded' } }
      : { layout: blankProject(project), message: { kind: 'empty' } }
  }
  return loadOfficial(project, api)
}

async function loadOfficial(project: OpenedProject, api: Api): Promise<Loaded> {
  if (!project.header) return { layout: blankProject(project), message: null }
  try {
    const stored = await api.call(vizionProjectGet, { headerID: project.header.headerID })
    return { layout: stored.project.layout, message: { kind: 'loaded' } }
  } catch (error) {
    const isEmpty = error instanceof CallError && error.code === 'project.unknown'
    return { layout: blankProject(project), message: isEmpty ? { kind: 'empty' } : { kind: 'failed', error } }
  }
}
