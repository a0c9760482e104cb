import { Suspense } from 'react'
import { useOpenDraft } from '../../../drafts/draft-context.ts'
import { NewerDraftQuestion } from '../lazy/lazy-dialogs.ts'

/** Asks once a newer draft was saved elsewhere. */
export function DraftQuestion() {
  const open = useOpenDraft()
  if (open?.state.kind !== 'older') return null
  return (
    <Suspense>
      <NewerDraftQuestion open={open} />
    </Suspense>
  )
}
