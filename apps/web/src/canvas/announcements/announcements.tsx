import type { EditorState, History, KeyCursor } from '@ramp/editor'
import { useState } from 'react'
import { drawingTitle } from '../../lib/names/drawing-title.ts'
import { ownName } from '../../lib/names/own-names.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { cursorWords } from './cursor-words.ts'
import { editWords } from './edit-words.ts'

type Said = {
  readonly history: History | null
  readonly cursor: KeyCursor | null
  readonly words: string
  /** The same words again are said again. */
  readonly times: number
}

const NOTHING: Said = { history: null, cursor: null, words: '', times: 0 }

/** Says what an edit did and where the keyboard cursor is, for people who cannot see it. */
export function Announcements() {
  const analysis = useAnalysis()
  const history = useEditorState((state) => state.history)
  const selection = useEditorState((state) => state.selection)
  const cursor = useEditorState((state) => state.keyCursor)
  const hover = useEditorState((state) => state.hover)
  const [said, setSaid] = useState(NOTHING)
  const say = (words: string | null, seen: Partial<Said>) =>
    setSaid({ ...said, ...seen, ...(words !== null && { words, times: said.times + 1 }) })
  // Words are for an edit and stay until the next one, whatever is selected in between.
  if (said.history !== history && analysis.layout === history.now.layout)
    say(editWords({ before: said.history, after: history }, selection, analysis), { history, cursor })
  else if (said.cursor !== cursor)
    say(cursorWords({ cursor: said.cursor, over: null }, { cursor, over: nameOf(hover) }, units()), {
      cursor,
    })
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-said>
      <span key={said.times}>{said.words}</span>
    </p>
  )

  function units() {
    return analysis.layout.project.units
  }

  function nameOf(id: EditorState['hover']): string | null {
    if (id === null) return null
    const drawing = analysis.layout.drawings.find((one) => one.id === id)
    return drawing ? drawingTitle(drawing) : ownName(analysis.placement, id)
  }
}
