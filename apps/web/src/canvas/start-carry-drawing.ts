import type { Editor } from '@ramp/editor'
import type { PointerEvent } from 'react'
import classes from './canvas-view.module.css'
import { type MakeDrawing, placeDrawing } from './place-drawing.ts'

/** Further than this a press is a drag. */
const SLOP = 4

/** Turns a drag that starts on a card into carrying its picture; letting go over the canvas puts the drawing there. */
export function startCarryDrawing(editor: Editor, make: MakeDrawing, start: PointerEvent<HTMLElement>): void {
  if (start.button !== 0) return
  const card = start.currentTarget
  const touched = start.target
  if (touched instanceof Element && touched.hasPointerCapture(start.pointerId))
    touched.releasePointerCapture(start.pointerId)
  let picture: HTMLElement | null = null
  const onMove = (event: globalThis.PointerEvent) => {
    if (!picture && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLOP) return
    picture ??= liftedPicture(card)
    picture.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`
  }
  const onEnd = (event: globalThis.PointerEvent) => {
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onEnd)
    window.removeEventListener('pointercancel', onEnd)
    if (!picture) return
    picture.remove()
    if (event.type === 'pointerup') letGo(editor, make, event)
    // The card was pressed, but it was not clicked.
    window.addEventListener('click', stop, { capture: true, once: true })
    window.setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
  }
  const stop = (click: Event) => click.stopPropagation()
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onEnd)
  window.addEventListener('pointercancel', onEnd)
}

function letGo(editor: Editor, make: MakeDrawing, event: globalThis.PointerEvent) {
  const canvas = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest('[data-canvas]')
    ?.getBoundingClientRect()
  if (canvas)
    placeDrawing(editor, make, { left: event.clientX - canvas.left, top: event.clientY - canvas.top })
}

/** The card's picture, lifted off the card to go with the pointer. */
function liftedPicture(card: HTMLElement): HTMLElement {
  const lifted = document.createElement('div')
  const picture = card.querySelector('img, svg')?.cloneNode(true)
  if (picture) lifted.append(picture)
  lifted.setAttribute('aria-hidden', 'true')
  lifted.className = classes.lifted ?? ''
  document.body.append(lifted)
  return lifted
}
