import { boxAround, placesOfSite } from '@ramp/domain'
import { type Editor, fitView, panBy, setCamera, setViewSize, toScreen } from '@ramp/editor'
import { type RefObject, useEffect, useRef } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { keepInView } from './keep-in-view.ts'

/**
 * Tells the editor how large the canvas is on screen. At first it shows the drawing, or the middle of an empty canvas:
 * from there a system may grow any way.
 */
export function useViewSize(host: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  const isFitted = useRef(false)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      if (width === 0 || height === 0) return
      setViewSize(editor, { width, height })
      if (isFitted.current) return showSelection(editor)
      isFitted.current = true
      const { parts, site } = editor.state.layout
      if (parts.length > 0 || placesOfSite(site).length > 1) fitView(editor, 'site')
      else showMiddle(editor)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [editor, host])
}

function showMiddle(editor: Editor): void {
  const { viewSize, layout } = editor.state
  const { width, height } = layout.project.canvas
  const camera = { zoom: 1, left: 0, top: 0 }
  const middle = toScreen(camera, { x: width / 2, y: height / 2 })
  setCamera(editor, panBy(camera, viewSize.width / 2 - middle.left, viewSize.height / 2 - middle.top))
}

/** The panel that shows a selection must not hide it. While something is in the hand the view stays where it is. */
function showSelection(editor: Editor): void {
  const { selection, toolState, camera, viewSize } = editor.state
  if (toolState.kind !== 'idle') return
  const corners = selection.flatMap((id) => editor.placement.byId.get(id)?.outline ?? [])
  if (corners.length > 0) setCamera(editor, keepInView(camera, boxAround(corners), viewSize))
}
