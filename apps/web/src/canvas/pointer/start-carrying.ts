import { type Editor, sendEvent } from '@ramp/editor'
import type { PointerEvent } from 'react'
import { focusCanvas } from '../../keys/give-back-focus.ts'

/** Further than this a press is a drag. */
const SLOP = 4

/**
 * Turns a drag that starts on a card into carrying what `carry` takes into the hand: the canvas then sees the pointer as
 * its own. Letting go anywhere else puts it back.
 */
export function startCarrying(editor: Editor, carry: () => void, start: PointerEvent<HTMLElement>): void {
  if (start.button !== 0) return
  // A finger is bound to what it touched first, which may be the picture on the card; the canvas must see it too.
  const touched = start.target
  if (touched instanceof Element && touched.hasPointerCapture(start.pointerId))
    touched.releasePointerCapture(start.pointerId)
  let isCarrying = false
  const onMove = (event: globalThis.PointerEvent) => {
    if (isCarrying || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLOP) return
    isCarrying = true
    carry()
    // Keys are for what is in the hand, and then for what was put down.
    focusCanvas({ isByPointer: true })
  }
  const onEnd = (event: globalThis.PointerEvent) => {
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onEnd)
    window.removeEventListener('pointercancel', onEnd)
    if (!isCarrying) return
    const isOnCanvas = event.target instanceof Element && event.target.closest('[data-canvas]') !== null
    if (!isOnCanvas) sendEvent(editor, { type: 'cancel' })
    // The card was pressed, but it was not clicked.
    window.addEventListener('click', stop, { capture: true, once: true })
    window.setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
  }
  const stop = (click: Event) => click.stopPropagation()
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onEnd)
  window.addEventListener('pointercancel', onEnd)
}
