import { type Answer, type EditorEvent, sendEvent } from '@ramp/editor'
import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../project/use-editor.ts'
import { goToRegion } from './go-to-region.ts'
import { pressMainAction } from './main-action.ts'

/** Where keys belong to what has the focus and not to the drawing. */
const OWN_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="slider"], [role="dialog"], dialog, [role="menu"], ' +
  '[role="listbox"]:not([data-parts]), [role="tablist"], [role="radiogroup"]'
/** Where letters are typed: there alone Delete and Backspace take letters away. */
const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [readonly]), textarea:not([readonly]), [contenteditable="true"]'
/** What lies over everything else keeps its keys. */
const OVER_ALL = '[aria-modal="true"], [role="menu"]'
const UNTOUCHED = 'input[data-untouched]'
const FLOATING = '.mantine-Popover-dropdown'
/** These the space bar presses. */
const PRESSED_BY_SPACE = 'button, input, a, [role="button"], summary'

export type KeyRequests = {
  /** Ctrl+S was pressed. */
  readonly onSave: () => void
  /** `?` was pressed. */
  readonly onShortcuts: () => void
  /** J was pressed. */
  readonly onJoin: () => void
}

/** Sends keys to the editor, wherever the focus is, unless the focused control wants them itself (spec 1 §9). */
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
      if (belongsElsewhere(event)) return
      const { isHandled, request } = sendEvent(editor, keyOf(event))
      if (isHandled) event.preventDefault()
      answer(request)
    }
    const up = (event: KeyboardEvent) => sendEvent(editor, { type: 'key-up', key: event.key })
    // A window that loses the focus never hears that the held keys were let go.
    const blur = () => sendEvent(editor, { type: 'cancel' })
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('keydown', down, { signal })
    window.addEventListener('keyup', up, { signal })
    window.addEventListener('blur', blur, { signal })
    return () => ending.abort()
  }, [editor])
}

/** Keys that lead on from wherever the focus is: to the next part of the screen, or to what comes next. */
function movesOn({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'F6') return goToRegion(shiftKey ? -1 : 1)
  return key === 'Enter' && (ctrlKey || metaKey) && pressMainAction()
}

const keyOf = (event: KeyboardEvent): EditorEvent => ({
  type: 'key',
  key: event.key,
  shift: event.shiftKey,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  isRepeat: event.repeat,
})

function belongsElsewhere({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const isCommand = ctrlKey || metaKey
  // The browser answers these with events of its own, which carry the clipboard.
  if (isCommand && /^[cxv]$/i.test(key)) return true
  // It closes what floats over the drawing; the selection stays.
  if (key === 'Escape' && target.closest(FLOATING)) return true
  // In a field in which nothing was typed yet there is nothing of its own to undo.
  if (isCommand && /^[zy]$/i.test(key) && target.matches(UNTOUCHED)) return false
  if (key === 'Delete' || key === 'Backspace') return target.closest(`${TYPED}, ${OVER_ALL}`) !== null
  if (target.closest(OWN_KEYS)) return !(isCommand && /^[sr]$/i.test(key))
  return (key === ' ' || key === 'Enter') && target.closest(PRESSED_BY_SPACE) !== null
}
