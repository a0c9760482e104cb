import { getPaperFacts, type KeptFacts, savePaperFacts } from '@ramp/contracts'
import { problemText, useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { useOpenedProject } from '../../project/opened-project.ts'
import { toast } from '../../ui/messages/toast.ts'

const NOTHING: KeptFacts = {
  project: { address: [], contact: '', phone: '' },
  revisions: [],
  dealer: { name: '', licence: '', phone: '', email: '' },
  issued: null,
}

/** Address, contact, revisions, company and licence: kept with the quote and its dealer, or for this visit in the sandbox. */
export function usePaperFacts(isWanted: boolean) {
  const api = useApi()
  const { header } = useOpenedProject()
  const [facts, setFacts] = useState(NOTHING)
  const id = header?.headerID ?? null
  useEffect(() => {
    if (!isWanted || id === null) return
    let isStale = false
    api.call(getPaperFacts, { id }).then(
      (kept) => isStale || setFacts(kept),
      (error) => isStale || toast.error(problemText(error)),
    )
    return () => {
      isStale = true
    }
  }, [api, id, isWanted])
  const keep = async () => {
    const { issued: _, ...own } = facts
    if (id !== null) await api.call(savePaperFacts, { id, ...own })
  }
  return { facts, setFacts, keep }
}
