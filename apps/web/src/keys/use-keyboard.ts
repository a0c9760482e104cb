import { type Answer, type EditorEvent, sendEvent } from '@ramp/editor'
import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../project/use-editor.ts'
import { focusCanvas, giveBackFocus } from './give-back-focus.ts'
import { goToRegion } from './go-to-region.ts'
import { focusOf, isForDrawing, leadsToDrawing } from './key-takers.ts'
import { pressMainAction } from './main-action.ts'

export type KeyRequests = {
  /** Ctrl+S was pressed. */
  readonly onSave: () => void
  /** `?` was pressed. */
  readonly onShortcuts: () => void
  /** J was pressed. */
  readonly onJoin: () => void
}

/** Sends keys to the editor, unless they belong to what has the focus (spec 1 §9, decision 114). */
export function useKeyboard({ onSave, onShortcuts, onJoin }: KeyRequests): void {
  const editor = useEditor()
  const answer = useEffectEvent((request: Answer['request']) => {
    if (request === 'save') onSave()
    if (request === 'shortcuts') onShortcuts()
    if (request === 'join') onJoin()
  })
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (movesOn(event)) return event.preventDefault()
      const focus = focusOf(event.target)
      if (!isForDrawing(focus, keyOf(event))) return
      const { isHandled, request } = sendEvent(editor, {
        ...keyOf(event),
        isOnCanvas: focus === 'canvas' || focus === 'page',
      })
      if (isHandled) event.preventDefault()
      if (leadsToDrawing(focus, keyOf(event))) focusCanvas()
      answer(request)
    }
    const up = (event: KeyboardEvent) => sendEvent(editor, { type: 'key-up', key: event.key })
    const blur = () => sendEvent(editor, { type: 'blur' })
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('keydown', down, { signal })
    window.addEventListener('keyup', up, { signal })
    window.addEventListener('blur', blur, { signal })
    window.addEventListener('click', giveBackFocus, { signal })
    return () => ending.abort()
  }, [editor])
}

/** Keys that lead on from wherever the focus is: to the next part of the screen, or to what comes next. */
function movesOn({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'F6') return goToRegion(shiftKey ? -1 : 1)
  return key === 'Enter' && (ctrlKey || metaKey) && pressMainAction()
}

const keyOf = (event: KeyboardEvent): Extract<EditorEvent, { type: 'key' }> => ({
  type: 'key',
  key: event.key,
  shift: event.shiftKey,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  isRepeat: event.repeat,
})
