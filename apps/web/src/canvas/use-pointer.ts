import type { Editor, EditorEvent, ScreenPoint } from '@ramp/editor'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../lib/use-editor.ts'
import { Touches } from './touches.ts'

/** Sends what pointer and wheel do on the canvas to the editor, in pixels of the canvas. */
export function usePointer(host: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  useEffect(() => {
    const element = host.current
    if (!element) return
    const listeners = pointerListeners(editor, element)
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { passive: false })
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    }
  }, [editor, host])
}

type Listener = readonly [name: string, listener: (event: Event) => void]

const on = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  listen: (event: HTMLElementEventMap[Name]) => void,
): Listener => [name, (event) => listen(event as HTMLElementEventMap[Name])]

function pointerListeners(editor: Editor, element: HTMLElement): readonly Listener[] {
  const send = (event: EditorEvent) => editor.send(event)
  const touches = new Touches(editor)
  return [
    on('pointerdown', (event) => {
      if (event.button > 1) return
      event.preventDefault()
      element.dataset.byPointer = ''
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
      if (touches.down(event, placeOf(event, element))) return
      send({ ...onCanvas(event, element), type: 'press', button: event.button === 1 ? 'middle' : 'primary' })
    }),
    on('pointermove', (event) => {
      if (!touches.move(event, placeOf(event, element))) send({ ...onCanvas(event, element), type: 'move' })
    }),
    on('pointerup', (event) => {
      if (!touches.up(event)) send({ ...onCanvas(event, element), type: 'release' })
    }),
    on('pointercancel', (event) => {
      touches.up(event)
      send({ type: 'cancel' })
    }),
    on('pointerleave', () => send({ type: 'leave' })),
    on('blur', () => {
      delete element.dataset.byPointer
    }),
    on('wheel', (event) => {
      const turned = { across: event.deltaX, down: event.deltaY }
      if (send({ ...onCanvas(event, element), ...turned, type: 'wheel' }).isHandled) event.preventDefault()
    }),
  ]
}

const placeOf = (event: MouseEvent, element: HTMLElement): ScreenPoint => {
  const { left, top } = element.getBoundingClientRect()
  return { left: event.clientX - left, top: event.clientY - top }
}

const onCanvas = (event: MouseEvent, element: HTMLElement) => ({
  at: placeOf(event, element),
  shift: event.shiftKey,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
})
