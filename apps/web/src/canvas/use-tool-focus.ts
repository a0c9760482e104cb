import { type EditorState, showKeyCursor, siteUseOf } from '@ramp/editor'
import { useEffect, useRef } from 'react'
import { focusCanvas } from '../keys/give-back-focus.ts'
import { focusOf } from '../keys/key-takers.ts'
import { useEditor } from '../project/use-editor.ts'
import { useEditorState } from '../project/use-editor-state.ts'

/** What a person took into the hand to put down points with; null while there is nothing. */
function taken(state: EditorState): string | null {
  const use = siteUseOf(state)
  if (use) return JSON.stringify(use)
  return state.tool === 'vertex' || state.tool === 'underlay' ? state.tool : state.draws
}

/** Who takes a tool goes on on the canvas: the focus goes there, and by keys the cursor is shown. */
export function useToolFocus(): void {
  const editor = useEditor()
  const inHand = useEditorState(taken)
  const before = useRef(inHand)
  useEffect(() => {
    if (inHand === before.current) return
    before.current = inHand
    const { activeElement } = document
    const focus = focusOf(activeElement)
    if (inHand === null || (focus !== 'control' && focus !== 'page')) return
    const isByKey = focus === 'control' && activeElement?.matches(':focus-visible') === true
    focusCanvas({ isByPointer: !isByKey })
    if (isByKey) showKeyCursor(editor)
  }, [inHand, editor])
}
