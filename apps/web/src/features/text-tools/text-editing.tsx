import { isPointed, isWorded } from '@ramp/domain'
import {
  editText,
  MODES,
  objectUnder,
  putDownTool,
  select,
  setMode,
  setVertexMode,
  toLayout,
} from '@ramp/editor'
import { useEffect } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { TextField } from './text-field.tsx'
import { wordsAt } from './words-at.ts'

/**
 * A double click on words of the canvas opens them for writing, where they stand (spec 3 §2.3); on a line it shows the points,
 * in Drawing Tools, where the switch is that hides them again. It leads out of no step of the workflow.
 */
export function TextEditing() {
  const editor = useEditor()
  const editing = useEditorState((state) => state.editingText)
  const drawings = useEditorState(({ history }) => history.now.layout.drawings)
  useDoubleClick()
  const drawing = drawings.find(({ id }) => id === editing)
  if (!drawing || !isWorded(drawing)) return null
  return <TextField key={drawing.id} drawing={drawing} onDone={() => editText(editor, null)} />
}

function useDoubleClick() {
  const editor = useEditor()
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const canvas = event.target instanceof Element ? event.target.closest('[data-canvas]') : null
      const { camera, layout, mode, selection, tool } = editor.state
      if (!canvas) return
      const { left, top } = canvas.getBoundingClientRect()
      const place = toLayout(camera, { left: event.clientX - left, top: event.clientY - top })
      const hit = objectUnder(editor, place)
      if (tool === 'vertex' && hit !== selection[0]) return putDownTool(editor)
      if (tool !== 'select') return
      const words = wordsAt(layout, place)
      if (words) return editText(editor, words.id)
      const line = layout.drawings.find(({ id }) => id === hit)
      if (!line || !isPointed(line) || MODES[mode].keepsParts) return editText(editor, null)
      setMode(editor, 'drawing-tools')
      select(editor, [line.id])
      setVertexMode(editor, true)
    }
    document.addEventListener('dblclick', listen)
    return () => document.removeEventListener('dblclick', listen)
  }, [editor])
}
