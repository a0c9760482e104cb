import type { IssuedQuote } from '@ramp/contracts'
import { confirmStep, picturesOf, type Site } from '@ramp/domain'
import { setMode } from '@ramp/editor'
import { type Api, useApi } from '@ramp/shell'
import { useState } from 'react'
import { useOpenDraft } from '../../drafts/draft-context.ts'
import { removeJournal } from '../../journal/journal.ts'
import { dropBackup } from '../../journal/saved-backup.ts'
import { layoutPreview } from '../../output/layout-preview.ts'
import { OutputError } from '../../output/output-error.ts'
import { usePdf } from '../../output/use-pdf.ts'
import { type Owner, ownerOf } from '../../persistence/owner.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { toast } from '../../ui/messages/toast.ts'
import { storeGeneratedParts } from './generated-parts-store.ts'
import { type Remark, remark, toastFailedCalls } from './item-list/remark.ts'
import { finishCallsOf } from './saving/calls-of.ts'
import { type Finished, finishProject } from './saving/finish-project.ts'
import { useItemList } from './use-item-list.ts'

/** Long enough to read that the project is saved. */
const CLOSE_AFTER_MS = 1500

const CHANGED = remark(
  'The item list has changed since it was prepared.',
  'The list was not sent. Review the new list, then finish again.',
)

/** The Finish step as it stands, and its one button. */
export function useFinish() {
  const api = useApi()
  const editor = useEditor()
  const project = useOpenedProject()
  const draft = useOpenDraft()
  const analysis = useAnalysis()
  const makePdf = usePdf()
  const list = useItemList(analysis)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Remark | null>(null)
  const [quote, setQuote] = useState<IssuedQuote | null>(null)

  const answer = (finished: Finished) => {
    if (finished.kind === 'failed') {
      toastFailedCalls([finished.failure])
      return setFailure(finished.failure)
    }
    if (finished.kind === 'changed') {
      list.retry()
      return setFailure(CHANGED)
    }
    editor.run('Finish', 'propChange', confirmStep('finish'))
    if (finished.kind === 'generated') {
      storeGeneratedParts(editor, finished.parts)
      toast.success('Successfully Generated')
      setMode(editor, 'building')
      return
    }
    setQuote(finished.quote)
    toast.success('Success! Project Saved.', 'Please close this tab and return to quote.')
    dropBackup(ownerOf(project))
    removeJournal(ownerOf(project))
    void draft?.finish()
    const { site, project: named } = analysis.layout
    const closing = new Promise((resolve) => setTimeout(resolve, CLOSE_AFTER_MS))
    Promise.all([closing, storedPhotos({ api, owner: ownerOf(project), site, name: named.name })]).then(() =>
      window.close(),
    )
  }

  const finish = async () => {
    if (isSending || list.preparation?.kind !== 'ready') return
    const { lines } = list.preparation.list
    setSending(true)
    setFailure(null)
    const layout = confirmStep('finish')(analysis.layout)
    const { header } = project
    const catalogueVersion = analysis.catalogue.version
    const makePreview = () => layoutPreview(analysis).catch(sayItIsMissing)
    const calls = { api, layout, catalogueVersion, header, makePdf, makePreview }
    answer(await finishProject(finishCallsOf(calls), lines))
    setSending(false)
  }
  return { ...list, isSandbox: project.header === null, isSending, failure, quote, finish }
}

type Surveyed = { readonly api: Api; readonly owner: Owner; readonly site: Site; readonly name: string }

/** Photos of the visit follow their drawing; where there never were any, nothing is asked. */
async function storedPhotos({ site, ...visit }: Surveyed): Promise<void> {
  if (!site.photos && !site.underlay) return
  const { storePhotos } = await import('../../output/store-photos.ts')
  await storePhotos({ ...visit, photos: picturesOf(site), isSaved: true })
}

/** A quote without a picture is better than none (spec 1 §8). */
function sayItIsMissing(error: unknown): null {
  if (!(error instanceof OutputError)) throw error
  toast.warning(error.message)
  return null
}

export type Finish = ReturnType<typeof useFinish>
