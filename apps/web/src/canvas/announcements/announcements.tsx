import { ownName } from '@ramp/domain'
import type { EditorState, History, KeyCursor } from '@ramp/editor'
import { useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { drawingTitle } from '../../lib/names/drawing-title.ts'
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

/** A part was put on a canvas without any: the next one comes to it. */
const isFirstPart = (before: History | null, { now, past }: History): boolean =>
  past.length > (before?.past.length ?? 0) &&
  now.kind === 'added' &&
  now.layout.parts.length === 1 &&
  past.at(-1)?.layout.parts.length === 0

/** Says what an edit did and where the keyboard cursor is, for people who cannot see it. */
export function Announcements() {
  const analysis = useAnalysis()
  const { hasSingleKeys } = useKeys()
  const history = useEditorState((state) => state.history)
  const selection = useEditorState((state) => state.selection)
  const cursor = useEditorState((state) => state.keyCursor)
  const hover = useEditorState((state) => state.hover)
  const [said, setSaid] = useState(NOTHING)
  const say = (words: string | null, seen: Partial<Said>) =>
    setSaid({ ...said, ...seen, ...(words !== null && { words, times: said.times + 1 }) })
  // Words are for an edit and stay until the next one, whatever is selected in between.
  if (said.history !== history && analysis.layout === history.now.layout) {
    const goOn = hasSingleKeys && isFirstPart(said.history, history) ? '. J for the next part' : ''
    const words = editWords({ before: said.history, after: history }, selection, analysis) + goOn
    // What goes with the edit before it is no edit of its own.
    const isSaid = said.history?.past === history.past && words === said.words
    say(isSaid ? null : words, { history, cursor })
  } else if (said.cursor !== cursor)
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
