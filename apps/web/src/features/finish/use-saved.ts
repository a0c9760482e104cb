import type { IssuedQuote } from '@ramp/contracts'
import { type Layout, picturesOf } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useState } from 'react'
import { useOpenDraft } from '../../drafts/draft-context.ts'
import { removeJournal } from '../../journal/journal.ts'
import { dropBackup } from '../../journal/saved-backup.ts'
import { type Owner, ownerOf } from '../../persistence/owner.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { toast } from '../../ui/messages/toast.ts'
import { type Issuing, useIssuing } from './saving/use-issuing.ts'

/** Long enough to read that the project is saved. */
const CLOSE_AFTER_MS = 1500

/** A quote that is saved, and what became of issuing it where that was asked for. */
export type SavedQuote = { readonly quote: IssuedQuote; readonly issuing: Issuing | null }

/** What follows once the quote is saved: it is issued if that was asked for, and the tab closes. */
export function useSaved() {
  const api = useApi()
  const project = useOpenedProject()
  const draft = useOpenDraft()
  const issuing = useIssuing()
  const [saved, setSaved] = useState<SavedQuote | null>(null)
  async function store(quote: IssuedQuote, layout: Layout, issues: boolean) {
    const owner = ownerOf(project)
    dropBackup(owner)
    removeJournal(owner)
    void draft?.finish()
    const storing = storedPhotos({ api, owner, ...layout })
    const issued = issues && issuing ? await issuing.issue(quote.versionNumber) : null
    setSaved({ quote, issuing: issued })
    toast.success('Success! Project Saved.', 'Please close this tab and return to quote.')
    // Why it was not issued is read before the tab closes.
    if (issued?.kind !== 'refused') closeAfter(storing)
  }
  return { saved, store, mark: issuing?.mark ?? null }
}

/** Closes the tab once photos are stored and people have read that the project is saved. */
function closeAfter(storing: Promise<void>) {
  const closing = new Promise((resolve) => setTimeout(resolve, CLOSE_AFTER_MS))
  Promise.all([closing, storing]).then(() => window.close())
}

type Surveyed = Pick<Layout, 'site' | 'project'> & { readonly api: Api; readonly owner: Owner }

/** Photos of the visit follow their drawing; where there never were any, nothing is asked. */
async function storedPhotos({ site, project: { name }, api, owner }: Surveyed): Promise<void> {
  if (!site.photos && !site.underlay) return
  const { storePhotos } = await import('../../output/store-photos.ts')
  await storePhotos({ api, owner, name, photos: picturesOf(site), isSaved: true })
}
