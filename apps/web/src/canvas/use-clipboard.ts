import { copiedText, type Pasted, pasteText, removeSelection } from '@ramp/editor'
import { useEffect } from 'react'
import { focusCanvas } from '../keys/give-back-focus.ts'
import { focusOf, isCutFromDrawing } from '../keys/key-takers.ts'
import { readLayout } from '../persistence/read-layout.ts'
import { useEditor } from '../project/use-editor.ts'
import { toast } from '../ui/messages/toast.ts'

/** These take what is copied and pasted themselves. */
const OWN_TEXT = 'input, textarea, [contenteditable="true"], [role="dialog"], dialog'

const REFUSALS: Readonly<Record<Exclude<Pasted, 'pasted' | 'refused'>, string>> = {
  'no-objects': 'There are no parts on the clipboard. Copy parts in this or another tab first.',
  'other-line': 'The copied parts belong to another product line.',
  'unknown-parts': 'Some of the copied parts are not in this catalog.',
  locked: 'Parts are locked in this step. Go back to Building to paste.',
}

/** Ctrl+C, Ctrl+X and Ctrl+V with the clipboard of the system, so that parts go from tab to tab. */
export function useClipboard(): void {
  const editor = useEditor()
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const isCut = event.type === 'cut'
      if (belongsElsewhere(event) || (isCut && !isCutFromDrawing(focusOf(event.target)))) return
      const text = copiedText(editor)
      if (text === null) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      if (isCut) removeSelection(editor)
    }
    const paste = (event: ClipboardEvent) => {
      if (belongsElsewhere(event)) return
      event.preventDefault()
      const pasted = pasteText(editor, event.clipboardData?.getData('text/plain') ?? '', readLayout)
      if (pasted === 'pasted' && focusOf(event.target) === 'control') focusCanvas()
      if (pasted !== 'pasted' && pasted !== 'refused') toast.refusal('Not pasted', REFUSALS[pasted])
    }
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('copy', copy, { signal })
    document.addEventListener('cut', copy, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => ending.abort()
  }, [editor])
}

/** A text that a person marked on the page is copied as text. */
const belongsElsewhere = ({ target, type }: ClipboardEvent): boolean =>
  (target instanceof Element && target.closest(OWN_TEXT) !== null) ||
  (type !== 'paste' && document.getSelection()?.isCollapsed === false)
