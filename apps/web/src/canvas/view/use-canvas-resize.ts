import { panBy, scaleOf, setCamera, setRulerGuides } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { type Growth, resizeCanvas } from './canvas-size.ts'

/**
 * Grows or shrinks the canvas at its sides; answers with the reason where that is refused. What is added at the left or
 * the top takes guides along, and the drawing stays where it is on the screen.
 */
export function useCanvasResize(): (growth: Growth) => string | null {
  const editor = useEditor()
  const { layout, placement } = useAnalysis()
  return (growth) => {
    const resize = resizeCanvas(layout, placement, growth)
    if (resize.kind === 'refused') return resize.message
    const by = { x: growth.left ?? 0, y: growth.top ?? 0 }
    const { camera, rulerGuides } = editor.state
    editor.run('Resize canvas', 'scaled', resize.edit)
    setRulerGuides(
      editor,
      rulerGuides.map(({ axis, at }) => ({ axis, at: at + by[axis] })),
    )
    setCamera(editor, panBy(camera, -by.x * scaleOf(camera), -by.y * scaleOf(camera)))
    return null
  }
}
