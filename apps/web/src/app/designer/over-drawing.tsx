import { failWith, setMode } from '@ramp/editor'
import { Suspense } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { RelengthCard } from './lazy/lazy-panels.ts'

/** What the drawing asks once something was changed; it comes with the panels that are fetched later. */
export function OverDrawing({ isTyping }: { readonly isTyping: boolean }) {
  const editor = useEditor()
  const isEdited = useEditorState(({ history }) => history.past.length > 0)
  const isFaultTold = useEditorState(({ error }) => error !== null)
  if (!isEdited) return null
  return (
    <ErrorBoundary
      onError={(message) => failWith(editor, message)}
      onRevert={() => setMode(editor, 'building')}
      isTold={isFaultTold}
    >
      <Suspense>
        <RelengthCard isTyping={isTyping} />
      </Suspense>
    </ErrorBoundary>
  )
}
