import type { Editor } from '@ramp/editor'
import { useEffect, useRef } from 'react'
import { useEditor } from '../lib/use-editor.ts'
import classes from './canvas-view.module.css'
import { paintRuler } from './paint-ruler.ts'

/** A ruler along one edge; a small mark follows the pointer. */
export function Ruler({ axis }: { readonly axis: 'x' | 'y' }) {
  const editor = useEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? followEditor(editor, canvas.current, axis) : undefined), [editor, axis])
  return (
    <div className={classes.rulerFrame} data-axis={axis} aria-hidden>
      <canvas ref={canvas} className={classes.ruler} />
    </div>
  )
}

function followEditor(editor: Editor, canvas: HTMLCanvasElement, axis: 'x' | 'y'): () => void {
  let frame = 0
  const paint = () => {
    frame = 0
    const { camera, pointer, history } = editor.state
    paintRuler(canvas, { axis, camera, pointer, unit: history.now.layout.project.units })
  }
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(paint)
  }
  const observer = new ResizeObserver(schedule)
  observer.observe(canvas)
  const unsubscribe = editor.subscribe(schedule)
  document.fonts.addEventListener('loadingdone', schedule)
  return () => {
    observer.disconnect()
    unsubscribe()
    document.fonts.removeEventListener('loadingdone', schedule)
    cancelAnimationFrame(frame)
  }
}
