import type { Refusal } from '@ramp/editor'
import { useEffect } from 'react'
import { useEditor } from '../lib/use-editor.ts'
import { toast } from '../ui/toast.ts'

/** What the screen says when a part may not stay where it was let go (spec 1 §4, §5). */
const NOTES: Readonly<Record<Refusal, string>> = {
  'moved-onto-another': 'It went back to its last free place.',
  'placed-on-another': 'It was not placed. Let it go on a free place, or beside a part to join it.',
}

export function useRefusals(): void {
  const editor = useEditor()
  useEffect(
    () => editor.onRefusal((refusal) => toast.warning('System parts cannot overlap', NOTES[refusal])),
    [editor],
  )
}
