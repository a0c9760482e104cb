import { type Editor, type EditorEvent, sendEvent, takeGuide } from '@ramp/editor'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { paintRuler } from './paint-ruler.ts'
import classes from './rulers.module.css'

type RulerProps = {
  readonly axis: 'x' | 'y'
  /** Told what fails while it paints; it paints no more then. */
  readonly onFault: (error: unknown) => void
}

/** A ruler along one edge; a small mark follows the pointer, and a drag out of it draws a guide (spec 2 §2.10). */
export function Ruler({ axis, onFault }: RulerProps) {
  const editor = useEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    () => (canvas.current ? followEditor(editor, canvas.current, { axis, onFault }) : undefined),
    [editor, axis, onFault],
  )
  return (
    <div
      className={classes.rulerFrame}
      data-axis={axis}
      aria-hidden
      onPointerDown={(event) => drawGuide(editor, axis, event)}
    >
      <canvas ref={canvas} className={classes.ruler} />
    </div>
  )
}

/** The ruler along the top draws level guides, the one at the left upright ones. */
function drawGuide(editor: Editor, axis: 'x' | 'y', start: PointerEvent<HTMLElement>): void {
  const host = document.querySelector('[data-canvas]')
  if (!host || start.button !== 0 || !editor.state.settings.showGuides) return
  start.preventDefault()
  const ruler = start.currentTarget
  ruler.setPointerCapture(start.pointerId)
  takeGuide(editor, axis === 'x' ? 'y' : 'x')
  const tell = (type: 'move' | 'release') => (event: globalThis.PointerEvent) => {
    const { left, top } = host.getBoundingClientRect()
    const at = { left: event.clientX - left, top: event.clientY - top }
    const told: EditorEvent = { type, at }
    sendEvent(editor, told)
    if (type === 'release') stop()
  }
  const onMove = tell('move')
  const onUp = tell('release')
  const onCancel = () => {
    sendEvent(editor, { type: 'cancel' })
    stop()
  }
  const stop = () => {
    ruler.removeEventListener('pointermove', onMove)
    ruler.removeEventListener('pointerup', onUp)
    ruler.removeEventListener('pointercancel', onCancel)
  }
  ruler.addEventListener('pointermove', onMove)
  ruler.addEventListener('pointerup', onUp)
  ruler.addEventListener('pointercancel', onCancel)
}

function followEditor(editor: Editor, canvas: HTMLCanvasElement, { axis, onFault }: RulerProps): () => void {
  let frame = 0
  let hasFailed = false
  const paint = () => {
    frame = 0
    const { camera, pointer, history } = editor.state
    try {
      paintRuler(canvas, { axis, camera, pointer, unit: history.now.layout.project.units })
    } catch (error) {
      hasFailed = true
      onFault(error)
    }
  }
  const schedule = () => {
    if (frame === 0 && !hasFailed) frame = requestAnimationFrame(paint)
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
