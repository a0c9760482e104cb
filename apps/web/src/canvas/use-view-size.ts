import { boxAround } from '@ramp/domain'
import type { Editor } from '@ramp/editor'
import { type RefObject, useEffect, useRef } from 'react'
import { useEditor } from '../lib/use-editor.ts'
import { keepInView } from './keep-in-view.ts'

/** Where the corner of an empty canvas stands at first, in pixels. */
const FIRST_CORNER = 24

/** Tells the editor how large the canvas is on screen. At first it shows the drawing, or the corner of an empty canvas. */
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
      editor.setViewSize({ width, height })
      if (isFitted.current) return showSelection(editor)
      isFitted.current = true
      if (editor.state.layout.parts.length > 0) editor.fit('parts')
      else editor.setCamera({ zoom: 1, left: FIRST_CORNER, top: FIRST_CORNER })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [editor, host])
}

/** The panel that shows a selection must not hide it. While something is in the hand the view stays where it is. */
function showSelection(editor: Editor): void {
  const { selection, toolState, camera, viewSize } = editor.state
  if (toolState.kind !== 'idle') return
  const corners = selection.flatMap((id) => editor.placement.byId.get(id)?.outline ?? [])
  if (corners.length > 0) editor.setCamera(keepInView(camera, boxAround(corners), viewSize))
}
