import type { Growth } from '@ramp/domain'
import { runGrowing } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { resizeCanvas } from './canvas-size.ts'

/** Grows or shrinks the canvas at its sides; answers with the reason where that is refused. */
export function useCanvasResize(): (growth: Growth) => string | null {
  const editor = useEditor()
  const { layout, placement } = useAnalysis()
  return (growth) => {
    const resize = resizeCanvas(layout, placement, growth)
    if (resize.kind === 'refused') return resize.message
    runGrowing(editor, { label: 'Resize canvas', kind: 'scaled', edit: resize.edit, growth })
    return null
  }
}
