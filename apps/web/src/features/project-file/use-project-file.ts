import { getVizionEncryptionKey, readSavedProject, savedProjectOf } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { bringBack } from '../../keeping/bring-back.ts'
import { hasRole, useAccess } from '../../lib/auth/access.ts'
import { saveFile } from '../../output/save-file.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useEditor } from '../../project/use-editor.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { toast } from '../../ui/messages/toast.ts'
import { chooseFile } from './choose-file.ts'
import { openZion, sealZion } from './zion-file.ts'

const FAILED = 'Failed to load file'

/** 'Save to file' and 'Load from file', for the role 'Dev Team' (spec 1 §2, §6); null for everybody else. */
export function useProjectFile() {
  const api = useApi()
  const editor = useEditor()
  const access = useAccess()
  const { header, product } = useOpenedProject()
  if (!hasRole(access, 'Dev Team')) return null

  const askKey = async (): Promise<string | null> => {
    try {
      return (await api.call(getVizionEncryptionKey, {})).key
    } catch (error) {
      callToast('Could not get project permissions', error)
      return null
    }
  }
  return {
    save: async () => {
      const key = await askKey()
      if (key === null) return
      const { layout } = editor.state.history.now
      const { headerID = null, dtmCreated = null } = header ?? {}
      const project = savedProjectOf(layout, { now: new Date(), created: dtmCreated, headerID })
      const name = layout.project.name.replace(/[^\p{L}\p{N} _-]/gu, '').trim()
      saveFile(
        new Blob([await sealZion(JSON.stringify(project), key)]),
        `${name === '' ? 'project' : name}.zion`,
      )
    },
    load: async () => {
      const file = await chooseFile('.zion')
      if (!file) return toast.warning(FAILED, 'No file was chosen.')
      const key = await askKey()
      if (key === null) return
      const zion = await openZion(await file.text(), key)
      if (!zion.isOpen) return toast.error(FAILED, zion.reason)
      const reading = readSavedProject(zion.text)
      if (!reading.isReadable) return toast.error(reading.fault.message, reading.fault.detail)
      const { layout } = reading.saved
      const drawnFor = productRules(layout.project.product).name
      if (layout.project.product !== product)
        return toast.error(FAILED, `It is a project of ${drawnFor}. Start ${drawnFor}, then load it there.`)
      bringBack(editor, layout)
      toast.saved('Project Loaded')
    },
  }
}
