import { confirmStep } from '@ramp/domain'
import { setMode } from '@ramp/editor'
import { useApi } from '@ramp/shell'
import { useState } from 'react'
import { layoutPreview } from '../../output/layout-preview.ts'
import { OutputError } from '../../output/output-error.ts'
import { usePdf } from '../../output/use-pdf.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { toast } from '../../ui/messages/toast.ts'
import { storeGeneratedParts } from './generated-parts-store.ts'
import { type Remark, remark, toastFailedCalls } from './item-list/remark.ts'
import { finishCallsOf } from './saving/calls-of.ts'
import { type Finished, finishProject } from './saving/finish-project.ts'
import { useItemList } from './use-item-list.ts'
import { useSaved } from './use-saved.ts'

const CHANGED = remark(
  'The item list has changed since it was prepared.',
  'The list was not sent. Review the new list, then finish again.',
)

/** The Finish step as it stands, and its buttons. */
export function useFinish() {
  const api = useApi()
  const editor = useEditor()
  const project = useOpenedProject()
  const analysis = useAnalysis()
  const makePdf = usePdf()
  const list = useItemList(analysis)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Remark | null>(null)
  const { saved, store, mark } = useSaved()

  const answer = async (finished: Finished, issues: boolean) => {
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
    await store(finished.quote, analysis.layout, issues)
  }

  const send = async (issues: boolean) => {
    if (isSending || list.preparation?.kind !== 'ready') return
    const { lines } = list.preparation.list
    setSending(true)
    setFailure(null)
    const layout = confirmStep('finish')(analysis.layout)
    const { header } = project
    const catalogueVersion = analysis.catalogue.version
    const makePreview = () => layoutPreview(analysis).catch(sayItIsMissing)
    const calls = { api, layout, catalogueVersion, header, makePdf, makePreview }
    await answer(await finishProject(finishCallsOf(calls), lines), issues)
    setSending(false)
  }
  return {
    ...list,
    isSandbox: project.header === null,
    isSending,
    failure,
    saved,
    finish: () => send(false),
    /** Saves, then issues under this mark; null for people who issue nothing. */
    issue: mark === null ? null : { mark, run: () => send(true) },
  }
}

/** A quote without a picture is better than none (spec 1 §8). */
function sayItIsMissing(error: unknown): null {
  if (!(error instanceof OutputError)) throw error
  toast.warning(error.message)
  return null
}

export type Finish = ReturnType<typeof useFinish>
