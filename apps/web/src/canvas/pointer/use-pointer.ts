import {
  type Editor,
  type EditorEvent,
  objectUnder,
  rotateHandle,
  type ScreenPoint,
  sendEvent,
  toLayout,
} from '@ramp/editor'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { cursorOf } from './cursor-of.ts'
import { LongPress } from './long-press.ts'
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
  useEffect(() => {
    const note = (event: KeyboardEvent) => {
      noteControl(event)
      noteSpace(event, host.current)
    }
    // Keys that are let go in another tab or window are not heard of here.
    const forget = () => {
      isControlDown = false
      host.current?.removeAttribute('data-space')
    }
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('keydown', note, { signal })
    window.addEventListener('keyup', note, { signal })
    window.addEventListener('blur', forget, { signal })
    return () => ending.abort()
  }, [host])
}

/** While the space bar is down the hand that moves the view shows. */
function noteSpace({ type, key, target }: KeyboardEvent, element: HTMLElement | null) {
  if (key !== ' ' || !element) return
  const isTyped = target instanceof Element && target.closest('input, textarea, button') !== null
  element.toggleAttribute('data-space', type === 'keydown' && !isTyped)
}

/** A pinch on a touch pad comes as a wheel with Ctrl, too; only a key that is down belongs to the browser's own zoom. */
let isControlDown = false
const noteControl = ({ type, key }: KeyboardEvent) => {
  if (key === 'Control') isControlDown = type === 'keydown'
}

type Listener = readonly [name: string, listener: (event: Event) => void]

const on = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  listen: (event: HTMLElementEventMap[Name]) => void,
): Listener => [name, (event) => listen(event as HTMLElementEventMap[Name])]

function pointerListeners(editor: Editor, element: HTMLElement): readonly Listener[] {
  const send = (event: EditorEvent) => sendEvent(editor, event)
  const touches = new Touches(editor)
  const rest = new LongPress((at) => onRest(editor, element, at))
  return [
    on('pointerdown', (event) => {
      if (event.button > 1) return
      event.preventDefault()
      element.dataset.byPointer = ''
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
      if (touches.down(event, placeOf(event, element))) return rest.stop()
      if (event.pointerType === 'touch') rest.start(placeOf(event, element))
      send({ ...onCanvas(event, element), type: 'press', button: event.button === 1 ? 'middle' : 'primary' })
    }),
    on('pointermove', (event) => {
      rest.move(placeOf(event, element))
      if (touches.move(event, placeOf(event, element))) return
      send({ ...onCanvas(event, element), type: 'move' })
      const over = cursorOf(editor.state, rotateHandle(editor))
      if (over !== null) element.dataset.over = over
    }),
    on('pointerup', (event) => {
      rest.stop()
      if (!touches.up(event)) send({ ...onCanvas(event, element), type: 'release' })
    }),
    on('pointercancel', (event) => {
      rest.stop()
      touches.up(event)
      send({ type: 'cancel' })
    }),
    on('pointerleave', () => send({ type: 'leave' })),
    on('blur', () => {
      delete element.dataset.byPointer
    }),
    on('wheel', (event) => {
      if (event.ctrlKey && isControlDown) return
      const turned = { across: event.deltaX, down: event.deltaY }
      if (send({ ...onCanvas(event, element), ...turned, type: 'wheel' }).isHandled) event.preventDefault()
    }),
  ]
}

/** A finger that rests on a part asks for its menu; on the empty canvas it begins to select what it passes over. */
function onRest(editor: Editor, element: HTMLElement, at: ScreenPoint): void {
  const { camera, gesture } = editor.state
  if (gesture.moving.length > 0) return
  sendEvent(editor, { type: 'cancel' })
  if (objectUnder(editor, toLayout(camera, at)) === null) {
    sendEvent(editor, { type: 'press', at })
    return
  }
  const { left, top } = element.getBoundingClientRect()
  const where = { clientX: at.left + left, clientY: at.top + top }
  element.dispatchEvent(
    new PointerEvent('contextmenu', { ...where, bubbles: true, cancelable: true, pointerId: 1 }),
  )
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
  isTouch: event instanceof PointerEvent && event.pointerType === 'touch',
})
