import type { History } from '@ramp/editor'
import { useState } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { editWords } from './edit-words.ts'

type Said = { readonly history: History; readonly words: string }

/** Says what an edit did, for people who cannot see it. */
export function Announcements() {
  const analysis = useAnalysis()
  const history = useEditorState((state) => state.history)
  const selection = useEditorState((state) => state.selection)
  const [said, setSaid] = useState<Said | null>(null)
  // Words are for an edit and stay until the next one, whatever is selected in between.
  if (said?.history !== history && analysis.layout === history.now.layout)
    setSaid({
      history,
      words: editWords({ before: said?.history ?? null, after: history }, selection, analysis),
    })
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-said>
      {said?.words}
    </p>
  )
}
