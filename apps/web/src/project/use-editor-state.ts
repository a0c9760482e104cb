import type { EditorState } from '@ramp/editor'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from './use-editor.ts'

/**
 * One value out of the editor's state; the component renders when that value changes. `select` must hand out something
 * the state itself holds, or a plain value: a new object each time would render forever.
 */
export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  const editor = useEditor()
  const subscribe = useCallback((listener: () => void) => editor.subscribe(listener), [editor])
  return useSyncExternalStore(subscribe, () => select(editor.state))
}
