import type { SiteKey } from '@ramp/domain'
import { chooseOnSite } from '@ramp/editor'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'

/** What was added by its sizes to be corrected by its sides: its row opens with them. */
export function useCorrection() {
  const editor = useEditor()
  const [corrected, setCorrected] = useState<SiteKey | null>(null)
  return {
    corrected,
    correct: (key: SiteKey) => {
      setCorrected(key)
      chooseOnSite(editor, key)
    },
  }
}
