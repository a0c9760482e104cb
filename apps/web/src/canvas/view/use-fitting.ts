import { type Camera, type Editor, fitView, MODES, type Mode, type ViewSize } from '@ramp/editor'
import { useEffect, useRef } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'

/** Modes in which a person goes on drawing, where the view is the person's own. */
const OPEN_MODES: readonly string[] = ['building', 'site', 'drafting', 'drawing-tools', 'pen', 'error']

const isGuided = (mode: Mode): boolean => MODES[mode].previous !== null && !OPEN_MODES.includes(mode)

/** What was fitted last: the camera then, and the room it was fitted to. */
type Fitted = { readonly camera: Camera; readonly viewSize: ViewSize }

/**
 * A guided step begins with a look at the whole system. A panel that comes or goes with the step changes the room for it
 * a moment later: until the person moves the view, it is fitted again. While something is in the hand the view stays where
 * it is: the panel of what is taken opens in the middle of a drag.
 */
export function useFitting(): void {
  const editor = useEditor()
  const mode = useEditorState((state) => state.mode)
  const viewSize = useEditorState((state) => state.viewSize)
  const isHandFree = useEditorState((state) => state.toolState.kind === 'idle')
  const fitted = useRef<Fitted | null>(null)
  const shown = useRef<Mode>(mode)
  useEffect(() => {
    const begins = shown.current !== mode && isGuided(mode)
    const isUntouched = isGuided(mode) && editor.state.camera === fitted.current?.camera
    const hasOtherRoom = isUntouched && viewSize !== fitted.current?.viewSize
    shown.current = mode
    if (viewSize.width > 0 && (begins || (hasOtherRoom && isHandFree))) fitted.current = fitSystem(editor)
  }, [editor, mode, viewSize, isHandFree])
}

function fitSystem(editor: Editor): Fitted | null {
  if (editor.state.layout.parts.length === 0) return null
  fitView(editor, 'parts')
  const { camera, viewSize } = editor.state
  return { camera, viewSize }
}
