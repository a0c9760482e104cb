import type { Editor } from '@ramp/editor'
import { createContext, useContext } from 'react'

export const EditorContext = createContext<Editor | null>(null)

/** The editor of the open project: `editor.run(label, kind, edit)` makes an edit that can be undone. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('The editor is used outside of an open project')
  return editor
}
