import { analyse } from '@ramp/domain'
import { type Editor, MOVED_UNDERLAY, rotateHandle } from '@ramp/editor'
import { gestureMarks } from '../marks/gesture-marks.ts'
import { BaseLayer, viewOf } from './base-layer.ts'
import { LayerCanvas } from './layer-canvas.ts'
import { showChosenTypefaces } from './show-chosen-typefaces.ts'
import { onUnderlay, paintUnderlay } from './underlay-picture.ts'

type Elements = { readonly base: HTMLCanvasElement; readonly overlay: HTMLCanvasElement }

/**
 * Keeps both layers of the canvas showing the editor's state, a frame at a time; returns the function that ends it. What fails
 * while it paints is told, and it paints no more.
 */
export function startPainting(
  editor: Editor,
  elements: Elements,
  onFault: (error: unknown) => void,
): () => void {
  const base = new BaseLayer(elements.base, editor)
  const overlay = new LayerCanvas(elements.overlay, { isSwift: true })
  let frame = 0
  let crispTimer = 0
  let isResting = false
  let isOver = false

  const paint = () => {
    frame = 0
    try {
      paintNow()
    } catch (error) {
      isOver = true
      onFault(error)
    }
  }
  function paintNow() {
    const { state } = editor
    if (state.viewSize.width === 0) return
    const again = base.show(state, isResting)
    isResting = false
    window.clearTimeout(crispTimer)
    if (again !== null) crispTimer = window.setTimeout(rest, again)
    showChosenTypefaces(state.history.now.layout.drawings)
    const analysis = analyse(state.history.now.layout, editor.catalogue)
    overlay.paint(
      viewOf(state.camera),
      state.viewSize,
      gestureMarks(state, analysis, rotateHandle(editor)),
      state.gesture.moving.includes(MOVED_UNDERLAY)
        ? { marks: [], picture: (context, view) => paintUnderlay(context, view, state.layout.site.underlay) }
        : undefined,
    )
  }
  function schedule() {
    if (frame === 0 && !isOver) frame = requestAnimationFrame(paint)
  }
  function rest() {
    isResting = true
    schedule()
  }
  // Letters painted before the typeface arrived are painted again.
  const repaint = () => {
    base.forget()
    schedule()
  }

  const unsubscribe = editor.subscribe(schedule)
  const unhear = onUnderlay(repaint)
  document.fonts.addEventListener('loadingdone', repaint)
  window.addEventListener('resize', schedule)
  schedule()
  return () => {
    isOver = true
    unsubscribe()
    unhear()
    document.fonts.removeEventListener('loadingdone', repaint)
    window.removeEventListener('resize', schedule)
    window.clearTimeout(crispTimer)
    cancelAnimationFrame(frame)
  }
}
