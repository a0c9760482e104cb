import { fitView, MODES } from '@ramp/editor'
import { useEffect, useRef } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'

/** Who leaves Building for a guided step looks at the whole system; from step to step the view stays. */
export function useFitting(): void {
  const editor = useEditor()
  const isStep = useEditorState(({ mode }) => MODES[mode].previous !== null && !OPEN_MODES.includes(mode))
  const wasStep = useRef(isStep)
  useEffect(() => {
    if (isStep && !wasStep.current && editor.state.layout.parts.length > 0) fitView(editor, 'parts')
    wasStep.current = isStep
  }, [editor, isStep])
}

/** Modes in which a person goes on drawing, where the view is the person's own. */
const OPEN_MODES: readonly string[] = ['building', 'drafting', 'drawing-tools', 'pen', 'error']
