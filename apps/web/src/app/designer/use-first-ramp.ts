import type { Layout } from '@ramp/domain'
import { type Editor, takeRamp } from '@ramp/editor'
import { useEffect, useEffectEvent } from 'react'

/** Lays the ramp that was chosen before the drawing began, once the journal of its edits is there. */
export function useFirstRamp(editor: Editor, ramp: Layout | undefined) {
  const lay = useEffectEvent(() => {
    if (ramp && editor.decided.parts.length === 0) takeRamp(editor, ramp)
  })
  useEffect(() => lay(), [])
}
