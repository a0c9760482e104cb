import { storeBackup } from '../../../journal/saved-backup.ts'
import { backupFault, readBackup } from '../../../persistence/history-backup.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import { restoreLayout } from '../../../persistence/restore.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { toast } from '../../../ui/messages/toast.ts'
import { saveHistoryPreview } from './save-preview.ts'

/** 'Save to history' and 'Load from history' (spec 1 §4). */
export function useBackup() {
  const editor = useEditor()
  const owner = ownerOf(useOpenedProject())
  return {
    save: async () => {
      const { isSaved, answer } = storeBackup(editor.state.history.now.layout, owner, new Date())
      await answer
      if (isSaved) toast.saved('Saved to history')
      else
        toast.warning(
          'Project was not saved -- No Storage',
          'Remove data of other sites in the browser settings, then save again.',
        )
      const missing = await saveHistoryPreview(editor.analysis, owner)
      if (missing !== null) toast.warning(missing)
    },
    load: () => {
      const saved = readBackup(owner)
      if (!saved) {
        const fault = backupFault(owner)
        return fault ? toast.warning(fault.message, fault.detail) : toast.warning('No History To Load')
      }
      restoreLayout(editor, saved.layout)
      toast.saved('Project Loaded')
    },
  }
}
