import type { Refusal } from '@ramp/editor'
import { useEffect } from 'react'
import { useEditor } from '../project/use-editor.ts'
import { useEditorState } from '../project/use-editor-state.ts'
import { hideRefusals, toast } from '../ui/messages/toast.ts'

type Words = { readonly title: string; readonly note: string }

/** What the screen says when something may not stay where it was let go (spec 1 §4, §5). */
const WORDS: Readonly<Record<Refusal, Words>> = {
  'moved-onto-another': {
    title: 'System parts cannot overlap',
    note: 'It went back to its last free place.',
  },
  'placed-on-another': {
    title: 'System parts cannot overlap',
    note: 'It was not placed. Place it on a free spot, or next to a part to connect it.',
  },
  'stays-where-it-is': { title: 'System parts cannot overlap', note: 'It stays where it is.' },
  'off-canvas': {
    title: 'The canvas ends here',
    note: 'No changes were made. The maximum canvas is 150 ft × 150 ft.',
  },
  'cannot-be-kept': {
    title: 'The project is too large',
    note: 'No changes were made. Use fewer objects or a shorter text.',
  },
  'no-outline': {
    title: 'The sides would cross or have no area',
    note: 'The corner went back. Drag it to another place.',
  },
  'no-yard': {
    title: 'The setback covers the entire lot',
    note: 'The lot keeps its size. To make it smaller, enter a smaller setback first.',
  },
  'read-only': {
    title: 'This drawing is read-only here',
    note: 'No changes were made. The project is open in another tab.',
  },
}

export function useRefusals(): void {
  const editor = useEditor()
  useEffect(
    () =>
      editor.onRefusal((refusal) => {
        const { title, note } = WORDS[refusal]
        toast.refusal(title, note)
      }),
    [editor],
  )
  // It may lie over what has the focus.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hideRefusals()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
  // Who has done something else has read it.
  const history = useEditorState((state) => state.history)
  useEffect(() => {
    if (history) hideRefusals()
  }, [history])
}
