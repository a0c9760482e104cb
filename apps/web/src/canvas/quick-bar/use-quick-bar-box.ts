import { rotateHandle } from '@ramp/editor'
import { useIsTouch } from '../../lib/use-is-touch.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { quickBarOf } from './quick-bar-of.ts'
import type { ScreenBox } from './screen-cover.ts'

/** Where the quick bar stands now; null while there is none. */
export function useQuickBarBox(): ScreenBox | null {
  const editor = useEditor()
  const analysis = useAnalysis()
  const isTouch = useIsTouch()
  const selection = useEditorState((state) => state.selection)
  const camera = useEditorState((state) => state.camera)
  const viewSize = useEditorState((state) => state.viewSize)
  const mode = useEditorState((state) => state.mode)
  const gesture = useEditorState((state) => state.gesture)
  const state = { selection, camera, viewSize, mode, gesture }
  return quickBarOf(state, analysis, { isTouch, handle: rotateHandle(editor) })
}
