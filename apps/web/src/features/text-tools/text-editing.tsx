import { type DrawingId, isWorded } from '@ramp/domain'
import { MODES, toLayout } from '@ramp/editor'
import { useEffect, useState } from 'react'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { TextField } from './text-field.tsx'
import { wordsAt } from './words-at.ts'

/** A double click on words of the canvas opens them for writing, where they stand (spec 3 §2.3). */
export function TextEditing() {
  const [editing, setEditing] = useState<DrawingId | null>(null)
  const drawings = useEditorState(({ history }) => history.now.layout.drawings)
  useDoubleClick(setEditing)
  const drawing = drawings.find(({ id }) => id === editing)
  if (!drawing || !isWorded(drawing)) return null
  return <TextField key={drawing.id} drawing={drawing} onDone={() => setEditing(null)} />
}

function useDoubleClick(onWords: (id: DrawingId) => void) {
  const editor = useEditor()
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const canvas = event.target instanceof Element ? event.target.closest('[data-canvas]') : null
      const { camera, mode, layout } = editor.state
      if (!canvas || MODES[mode].isLocked) return
      const { left, top } = canvas.getBoundingClientRect()
      const place = toLayout(camera, { left: event.clientX - left, top: event.clientY - top })
      const words = wordsAt(layout, place)
      if (words) onWords(words.id)
    }
    document.addEventListener('dblclick', listen)
    return () => document.removeEventListener('dblclick', listen)
  }, [editor, onWords])
}
