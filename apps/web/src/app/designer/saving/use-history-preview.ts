import { type DraftSummary, getDraftPreview } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { readPreview } from '../../../persistence/history-backup.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import type { OpenedProject } from '../../../project/opened-project.ts'

/** The address of the picture of unfinished work: that of the draft on the server, or of the backup in this browser; null without one. */
export function useHistoryPreview(project: OpenedProject, draft: DraftSummary | null): string | null {
  const api = useApi()
  const [ofBrowser] = useState(() => readPreview(ownerOf(project)))
  const [ofDraft, setOfDraft] = useState<string | null>(null)
  const id = draft?.hasPreview ? (project.header?.headerID ?? null) : null
  const option = project.header?.option ?? 1
  useEffect(() => {
    if (id === null) return
    let address: string | null = null
    let isWanted = true
    api
      .download(getDraftPreview, { id, option })
      .then((picture) => {
        if (!isWanted) return
        address = URL.createObjectURL(picture)
        setOfDraft(address)
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [api, id, option])
  return draft ? ofDraft : ofBrowser
}
