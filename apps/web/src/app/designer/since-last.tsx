import { failWith, setMode } from '@ramp/editor'
import { Suspense } from 'react'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { SinceRevision } from './lazy/lazy-panels.ts'

/** What differs from what was issued last. Of a quote that was a draft when it was opened only Finish issues something. */
export function SinceLast() {
  const editor = useEditor()
  const { header } = useOpenedProject()
  const isFinished = useLayout().confirmedSteps.includes('finish')
  const isFaultTold = useEditorState(({ error }) => error !== null)
  if (!header || (header.status === 'draft' && !isFinished)) return null
  return (
    <ErrorBoundary
      onError={(message) => failWith(editor, message)}
      onRevert={() => setMode(editor, 'building')}
      isTold={isFaultTold}
    >
      <Suspense>
        <SinceRevision quote={header.headerID} option={header.option} isFinished={isFinished} />
      </Suspense>
    </ErrorBoundary>
  )
}
