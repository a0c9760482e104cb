import { getVizionEncryptionKey } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import type { Editor } from '@ramp/editor'
import { readSavedProject } from '@ramp/formats'
import type { Api } from '@ramp/shell'
import { beginOtherJob } from '../../journal/documents-draft.ts'
import type { Owner } from '../../persistence/owner.ts'
import { restoreLayout } from '../../persistence/restore.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { toast } from '../../ui/messages/toast.ts'
import { layoutOfFile } from './layout-of-file.ts'

export const FAILED = 'Failed to load file'

/** Shows what a project file holds, or says why it cannot be shown here. */
export function loadProjectText(text: string, owner: Owner, editor: Editor) {
  const { product } = owner
  const reading = readSavedProject(text)
  if (!reading.isReadable) return toast.error(reading.fault.message, reading.fault.detail)
  const { layout } = reading.saved
  const drawnFor = productRules(layout.project.product).name
  if (layout.project.product !== product)
    return toast.error(FAILED, `It is a project of ${drawnFor}. Start ${drawnFor}, then load it there.`)
  const { layout: loaded, note } = layoutOfFile(
    reading.saved,
    owner,
    editor.state.history.now.layout.project.name,
  )
  restoreLayout(editor, loaded)
  beginOtherJob(owner)
  if (note) toast.warning('Project Loaded', note)
  else toast.saved('Project Loaded')
}

/** The key of this installation, for files that were saved under it; null when it cannot be had. */
export async function askInstallationKey(api: Api): Promise<string | null> {
  try {
    return (await api.call(getVizionEncryptionKey, {})).key
  } catch (error) {
    callToast('Could not get project permissions', error)
    return null
  }
}
